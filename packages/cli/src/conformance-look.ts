import { nameOf } from '@riposte/files';
import type { Fight, RulesDef } from '@riposte/kernel';
import { ruleSetNamed } from '@riposte/rule-sets';
import { ACT_GROUPS, ICONS, type Look, nearest, placesOf, type Words } from '@riposte/ruleset';
import { gaugesOf, harmIn } from '@riposte/sim';
import { open, play } from '@riposte/testkit';
import { seededChoices } from './conformance-draw.ts';
import { type Examined, listed, MAX_INPUTS, type Ready, type Verdict } from './conformance-verdict.ts';

const KINDS = ['bar', 'pips', 'number', 'dice', 'slots', 'body', 'text'];
const TERRAINS = ['water', 'wall', 'cover', 'hedge', 'snow', 'stone', 'fire', 'door', 'open-door'];

/** What the look of a game names is there: pictures, acts, conditions, things, facts, ground and places. */
export async function rightLook({ id, ready, seed }: Examined): Promise<Verdict> {
  const check = 'look';
  const { look, rules, words } = await ruleSetNamed(id);
  if (look === undefined) return { check, verdict: 'skipped', says: 'the game has no look: its fights are told in words' };
  const wrong = [...new Set([...named(look, rules), ...ready.flatMap((one) => drawn(look, words, one, seed))])];
  if (wrong.length === 0) return { check, verdict: 'good', says: '' };
  return {
    check,
    verdict: 'fault',
    says: `${wrong.length} of its ${wrong.length === 1 ? 'entries is' : 'entries are'} wrong`,
    where: listed(wrong),
    remedy: 'correct these in look',
  };
}

/** A line about a name that is none of those there are; none where it is one. */
function unknown(way: string, given: string, known: readonly string[], what: string): string[] {
  if (known.includes(given)) return [];
  const meant = nearest(known, given);
  return [`look.${way}: there is no ${what} "${given}"${meant === null ? '' : `; perhaps "${meant}"`}`];
}

/** What stands in the look itself. */
function named({ emblem, gauges, acts = {}, tags = {}, answers = {}, defences = {}, conditions = {}, things = {} }: Look, def: RulesDef): string[] {
  const icon = (way: string, given: string | undefined): string[] => (given === undefined ? [] : unknown(way, given, ICONS, 'picture'));
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map((one) => one.id);
  const of = (way: string, list: object, known: readonly string[], what: string): string[] =>
    Object.keys(list).flatMap((key) => unknown(way, key, known, what));
  const actLooks = [
    ...Object.entries(acts).map(([key, one]) => [`acts.${key}`, one] as const),
    ...Object.entries(tags).map(([key, one]) => [`tags.${key}`, one] as const),
  ];
  return [
    ...icon('emblem', emblem),
    ...gauges.flatMap(({ as }, i) => unknown(`gauges[${i}].as`, as, KINDS, 'kind of picture')),
    ...of('acts', acts, ids(def.intents), 'act'),
    ...of(
      'tags',
      tags,
      def.intents.flatMap((act) => act.tags),
      'tag of an act',
    ),
    ...of('defences', defences, ids([...def.asks, ...def.windows.map(({ ask }) => ask)]), 'question'),
    ...of('conditions', conditions, ids(def.conditions), 'condition'),
    ...actLooks.flatMap(([way, one]) => [
      ...icon(`${way}.icon`, one.icon),
      ...(one.group === undefined ? [] : unknown(`${way}.group`, one.group, ACT_GROUPS, 'group')),
    ]),
    ...Object.entries({ answers, defences }).flatMap(([way, list]) => Object.entries(list).flatMap(([key, given]) => icon(`${way}.${key}`, given))),
    ...Object.entries({ conditions, things }).flatMap(([way, list]) =>
      Object.entries(list).flatMap(([key, one]) => icon(`${way}.${key}.icon`, (one as { icon?: string }).icon)),
    ),
  ];
}

/** What is drawn of a fight as it begins and as it goes on. */
function drawn(look: Look, words: Words | undefined, { subject, encounter: { ruleSet }, file }: Ready, seed: string): string[] {
  const wrong: string[] = [];
  const facts = new Set<string>();
  const harm = harmIn({ gauges: gaugesOf({ ruleSet }) })?.fact;
  const trial = { subject, state: subject.states[0], seed, choices: () => seededChoices(seed), inputs: MAX_INPUTS };
  const examine = ({ view }: Fight): void => {
    const ground = look.ground(view);
    const places = placesOf(ground);
    const marks = ground.marks.flatMap(({ as, title }) => (as === undefined ? [] : unknown(`ground, ${title}`, as, TERRAINS, 'terrain')));
    const strange = look.tokens(view).flatMap((token) => {
      const off = token.places.find((place) => !Number.isInteger(place) || place < 0 || place >= places);
      return off === undefined
        ? []
        : [`${file}: look.tokens: ${nameOf({ ruleSet, view }, token.id)} is on place ${off}, and the places are 0 to ${places - 1}`];
    });
    wrong.push(...marks, ...strange);
    if (words === undefined) return;
    for (const { id } of look.tokens(view)) {
      const told = words.facts(view, id);
      for (const fact of Object.keys(told)) facts.add(fact);
      if (harm === undefined || look.left === undefined || !Object.hasOwn(told, harm)) continue;
      const left = look.left(view, id);
      if (left !== Number(told[harm]))
        wrong.push(`${file}: look.left: ${nameOf({ ruleSet, view }, id)} has ${left}, and its fact "${harm}" is ${String(told[harm])}`);
    }
  };
  const fight = open(trial);
  try {
    play(trial, examine, fight);
  } catch {
    // Another check says what stops a fight.
  }
  if (facts.size === 0) return wrong;
  const gauges = look.gauges.flatMap(({ fact, most }, i) => [
    ...unknown(`gauges[${i}].fact`, fact, [...facts], 'fact'),
    ...(most === undefined ? [] : unknown(`gauges[${i}].most`, most, [...facts], 'fact')),
  ]);
  return [...wrong, ...gauges];
}
