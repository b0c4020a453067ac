import {
  actTitle,
  answerText,
  capital,
  costText,
  ending,
  inGroups,
  isOwnAct,
  nameOf,
  narrated,
  type Option,
  optionsOf,
  promptText,
  said,
  sheet,
} from '@riposte/files';
import { meantBy } from '@riposte/files/typed';
import type { AnyAsk, AnyIntent, Id, Json, Pending } from '@riposte/kernel';
import { type Session, speechOf } from './session.ts';
import { storyWith } from './story.ts';
import { saidAt } from './table-says.ts';

/** Choices with a number at most; others are given by `do` and `answer`. */
const MAX_CHOICES = 2000;

/** One numbered line. */
export interface Choice {
  readonly text: string;
  readonly cost: string;
  /** What happens when nobody chooses. */
  readonly usual: boolean;
  /** The act by its name and as people call it, and whose it is; '' where it is none. */
  readonly act: string;
  readonly title: string;
  readonly by: string;
  /** Of a step of a walk, to whose end one goes by its name, "move 7,1": what the act is called and where it leads. */
  readonly walk: { readonly title: string; readonly to: string } | null;
  /** What is declared by it; null where it is none. */
  readonly intent: AnyIntent | null;
  readonly take: () => void;
}

/** What the fight waits for. */
export interface Decision {
  readonly kind: 'turn' | 'question' | 'roll' | 'over';
  /** Who decides. */
  readonly whos: readonly Id[];
  /** The same for the prompt. */
  readonly who: string;
  /** What has happened so far in an open command, then the reason for the question. */
  readonly lines: readonly string[];
  readonly choices: readonly Choice[];
  /** Choices that are not listed. */
  readonly more: number;
  readonly refused: readonly Option[];
}

/** The choices that some words mean: "strike Odo" for "Strike at Odo (axe)". Steps of a walk are named by their end. */
export const meant = (typed: string, choices: readonly Choice[]): readonly Choice[] =>
  meantBy(
    typed,
    choices.map(({ text, walk }) => (walk === null ? text : '')),
  ).map((i) => choices[i]);

/** What is to be decided now, and by whom. */
export function decisionOf(session: Session): Decision {
  const { table } = session;
  const { language } = storyWith(table, session.story).tongue;
  const end = ending(table, language);
  const over = end === null ? [] : [said(language, 'end-over', { end: { text: capital(end) } })];
  if (end !== null) return { kind: 'over', whos: [], who: 'over', lines: over, choices: [], more: 0, refused: [] };
  const { pending } = table.fight;
  if (pending === null) return turn(session);
  return pending.kind === 'answer' ? question(session, pending.ask, pending.whos, pending.about) : throwing(session, pending);
}

/** The fight waits for a person's own dice. */
function throwing(session: Session, { roll, who, pool }: Pending & { readonly kind: 'roll' }): Decision {
  const { fight, ruleSet } = session.table;
  const speech = speechOf(session);
  const name = nameOf(speech, who);
  const dice = ruleSet.words?.dice(pool.id) ?? pool.id;
  const title = speech.language!.term('roll', roll.title);
  const rolled = saidAt(session, 'throw-asked', { who: { text: capital(name) }, dice: { text: dice }, roll: { text: title }, rule: { text: roll.rule } });
  const lines = [...openStory(session), rolled];
  const choices = [
    { text: saidAt(session, 'throw-for-me', {}), cost: '', usual: true, act: '', title: '', by: name, walk: null, intent: null, take: () => fight.throwDice() },
  ];
  return { kind: 'roll', whos: [who], who: name, lines, choices, more: 0, refused: [] };
}

/** What has happened so far in the act that waits. */
function openStory({ table, story }: Session): string[] {
  const { fight } = table;
  const { tongue, layout } = storyWith(table, story);
  return narrated(fight, tongue, fight.openLine!, layout);
}

/** Who may act now: those whom nobody plays automatically, if there are any. */
export function mayAct({ table, autos }: Session): readonly Id[] {
  if (ending(table) !== null) return [];
  const { declarers } = table.fight;
  const byHand = declarers.filter((who) => !autos.has(who));
  return byHand.length > 0 ? byHand : declarers;
}

function turn(session: Session): Decision {
  const { fight } = session.table;
  const speech = speechOf(session);
  const whos = mayAct(session);
  const options = whos.flatMap((who) => inGroups(speech.ruleSet, optionsOf(fight, speech, who, { reactions: false }), ({ intent }) => intent.do));
  const legal = options.filter((option) => option.refusals.length === 0).sort((a, b) => Number(a.to !== null) - Number(b.to !== null));
  const choices = legal.slice(0, MAX_CHOICES).map((option): Choice => {
    const { intent, title, text, cost, to } = option;
    const by = nameOf(speech, intent.by);
    const whose = whos.length > 1 ? `${by}: ` : '';
    const walk = to === null ? null : { title: `${whose}${title}`, to };
    return {
      text: `${whose}${text}`,
      cost: costText(cost, speech.language),
      usual: false,
      act: intent.do,
      title: `${whose}${title}`,
      by,
      walk,
      intent: fight.rules.intent(intent),
      take: () => fight.submit(intent),
    };
  });
  const names = whos.map((who) => nameOf(speech, who));
  const lines = whos.map((who) =>
    capital(saidAt(session, 'can-act', { who: { text: nameOf(speech, who) }, resources: { text: sheet(speech, who, []).resources.join(', ') } })),
  );
  return {
    kind: 'turn',
    whos,
    who: names.join(', '),
    lines,
    choices,
    more: legal.length - choices.length,
    refused: options.filter(({ intent, refusals }) => refusals.length > 0 && isOwnAct(fight.view, fight.rules.intent(intent).def, intent.by)),
  };
}

function question(session: Session, ask: AnyAsk, whos: readonly Id[], about: Json): Decision {
  const { fight } = session.table;
  const speech = speechOf(session);
  const { view } = fight;
  const who = whos.find((id) => !session.autos.has(id)) ?? whos[0];
  const name = nameOf(speech, who);
  const usual = JSON.stringify(ask.fallback(view, who, about));
  const values = ask.answer.candidates(view, { who, about }) as readonly Json[];
  const titleOf = (act: string): string => {
    const def = fight.rules.def.intents.find(({ id }) => id === act);
    return def === undefined ? '' : actTitle(speech, def);
  };
  const actOf = (value: Json): string => (typeof value === 'object' && value !== null && 'do' in value ? String(value.do) : '');
  const choices = values.slice(0, MAX_CHOICES).map((value) => ({
    text: answerText(speech, ask, about, value),
    cost: '',

    usual: JSON.stringify(value) === usual,
    act: actOf(value),
    title: titleOf(actOf(value)),
    by: name,
    walk: null,
    intent: null,
    take: () => fight.answer(value, { who, ask: ask.id }),
  }));
  const alsoAsked = whos.filter((id) => id !== who).map((id) => nameOf(speech, id));
  const others = alsoAsked.length === 0 ? '' : ` ${saidAt(session, 'also-asked', { names: { text: alsoAsked.join(', ') } })}`;
  const lines = [...openStory(session), `${capital(name)}: ${promptText(speech, ask, who, about)} (${ask.rule})${others}`];
  return { kind: 'question', whos: [who], who: name, lines, choices, more: values.length - choices.length, refused: [] };
}
