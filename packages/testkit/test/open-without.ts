import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyIntent, Fight, type Id, intentJson, RiposteError } from '@riposte/kernel';

interface Entry {
  readonly id: string;
  readonly always?: true;
}

/** Whether the game master can ignore a rule of a game: an id that is in its ledger and always holds cannot be. */
export function ignorable(game: string): (rule: string) => boolean {
  const ledger = join(import.meta.dirname, '../../rules', game, 'rules.json');
  const entries = JSON.parse(readFileSync(ledger, 'utf8')) as readonly Entry[];
  const always = new Set(entries.flatMap(({ id, always }) => (always === true ? [id] : [])));
  return (rule) => !always.has(rule);
}

/** An act, and the one rule that is against it. */
interface Shut {
  readonly act: string;
  readonly rule: string;
}

/** The acts of a fighter that one rule alone is against, whatever they are about or in one of their forms. */
function shutActs(fight: Fight, who: Id): readonly Shut[] {
  const { view } = fight;
  const whole = fight.rules.def.intents
    .filter(({ automatic, actor }) => !automatic && actor === 'fighter')
    .map((def) => [def.id, view.against(def, who)] as const);
  const forms = fight.menu(who).map(({ intent, refusals }) => [intent.def.id, refusals] as const);
  return [...whole, ...forms].flatMap(([act, against]) => {
    const [rule, ...others] = new Set(against.map((refusal) => refusal.rule));
    return rule !== undefined && others.length === 0 ? [{ act, rule }] : [];
  });
}

/** What breaks among the acts that one rule alone shuts, once the game master ignores that rule: "crush without SS-GRP-018: ...". */
export function brokenWithout(fight: Fight, canBeIgnored: (rule: string) => boolean, tried: Map<string, number>): readonly string[] {
  if (fight.pending !== null) return [];
  return fight.declarers.flatMap((who) =>
    shutActs(fight, who).flatMap(({ act, rule }) => {
      const key = `${act} without ${rule}`;
      const times = tried.get(key) ?? 0;
      if (!canBeIgnored(rule) || times >= TIMES) return [];
      const open = listedWithout(fight, who, { act, rule });
      if (open.length > 0) tried.set(key, times + 1);
      return open.flatMap((intent) => {
        const wrong = whatBreaks(fight, rule, intent);
        return wrong === null ? [] : [`${key}: ${wrong}`];
      });
    }),
  );
}

/** Often enough for an act to meet several situations. */
const TIMES = 5;
/** Forms of an act that are tried in one situation. */
const FORMS = 3;

/** The same situation, in which the game master ignores a rule. */
const without = ({ rules, state }: Fight, rule: string): Fight => {
  const fight = Fight.open(rules, state, { seed: 'without', strict: true });
  fight.fiat('without a rule', [['rule-ignored', rule, true]]);
  return fight;
};

const listedWithout = (fight: Fight, who: Id, { act, rule }: Shut): readonly AnyIntent[] =>
  without(fight, rule)
    .legal(who)
    .filter(({ def }) => def.id === act)
    .slice(0, FORMS);

/** Chooses the act and answers with the defaults; the message of the fault, or null. */
function whatBreaks(before: Fight, rule: string, intent: AnyIntent): string | null {
  const fight = without(before, rule);
  try {
    fight.submit(intentJson(intent));
    for (let n = 0; fight.pending?.kind === 'answer' && n < 100; n++) {
      const { ask, whos, about } = fight.pending;
      fight.answer(ask.fallback(fight.view, whos[0], about), { who: whos[0], ask: ask.id });
    }
    return null;
  } catch (thrown) {
    return thrown instanceof RiposteError ? thrown.message : String(thrown);
  }
}
