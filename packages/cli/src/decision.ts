import { capital, costText, ending, isWalk, nameOf, narrate, type Option, optionsOf, sheet, valueText } from '@riposte/files';
import type { AnyAsk, Fight, Id, Json, Pending } from '@riposte/kernel';
import { type Session, speechOf } from './session.ts';

/** Choices listed at most; others are given by `do` and `answer`. */
const MAX_CHOICES = 200;

/** One numbered line. */
export interface Choice {
  readonly text: string;
  readonly cost: string;
  /** What happens when nobody chooses. */
  readonly usual: boolean;
  /** The act by its name, and whose it is; '' where it is none. */
  readonly act: string;
  readonly by: string;
  /** A step of a walk, to whose end one goes by its name: "move 7,1". */
  readonly isStep: boolean;
  readonly take: () => void;
}

/** What the fight waits for. */
export interface Decision {
  readonly kind: 'turn' | 'question' | 'roll' | 'over';
  /** Who decides. */
  readonly whos: readonly Id[];
  /** The same for the prompt. */
  readonly who: string;
  /** What has happened so far in an open command, then why somebody is asked. */
  readonly lines: readonly string[];
  readonly choices: readonly Choice[];
  /** Choices that are not listed. */
  readonly more: number;
  readonly refused: readonly Option[];
}

/** What is to be decided now, and by whom. */
export function decisionOf(session: Session): Decision {
  const { table } = session;
  const end = ending(table);
  if (end !== null) return { kind: 'over', whos: [], who: 'over', lines: [`${capital(end)}. The fight is over.`], choices: [], more: 0, refused: [] };
  const { pending } = table.fight;
  if (pending === null) return turn(session);
  return pending.kind === 'answer' ? question(session, pending.ask, pending.whos, pending.about) : throwing(session, pending);
}

/** Somebody's own dice are waited for. */
function throwing(session: Session, { roll, who, pool }: Pending & { readonly kind: 'roll' }): Decision {
  const { fight, ruleSet } = session.table;
  const speech = speechOf(session);
  const name = nameOf(speech, who);
  const dice = ruleSet.words?.dice(pool.id) ?? pool.id;
  const lines = [...narrate(fight, speech, openCommand(fight)), `${capital(name)} throws ${dice} for ${roll.title} (${roll.rule}). Type "dice" and the faces.`];
  const choices = [{ text: 'throw them for me', cost: '', usual: true, act: '', by: name, isStep: false, take: () => fight.throwDice() }];
  return { kind: 'roll', whos: [who], who: name, lines, choices, more: 0, refused: [] };
}

const openCommand = (fight: Fight): number => fight.path().findLast((n) => fight.lines[n].in === 'command')!;

function turn(session: Session): Decision {
  const { fight } = session.table;
  const { view } = fight;
  const speech = speechOf(session);
  const byHand = fight.declarers.filter((who) => !session.autos.has(who));
  const whos = byHand.length > 0 ? byHand : fight.declarers;
  const options = whos.flatMap((who) => optionsOf(fight, speech, who));
  const isStep = ({ intent }: Option): boolean => isWalk(fight.rules, intent);
  const legal = options.filter((option) => option.refusals.length === 0).sort((a, b) => Number(isStep(a)) - Number(isStep(b)));
  const choices = legal.slice(0, MAX_CHOICES).map((option): Choice => {
    const { intent, text, cost } = option;
    const by = nameOf(speech, intent.by);
    const whose = whos.length > 1 ? `${by}: ` : '';
    return { text: `${whose}${text}`, cost: costText(cost), usual: false, act: intent.do, by, isStep: isStep(option), take: () => fight.submit(intent) };
  });
  const names = whos.map((who) => nameOf(speech, who));
  const lines = whos.map((who) => `${nameOf(speech, who)} may act: ${sheet(speech, who, []).resources.join(', ')}.`);
  return {
    kind: 'turn',
    whos,
    who: names.join(', '),
    lines,
    choices,
    more: legal.length - choices.length,
    refused: options.filter(({ intent, refusals }) => refusals.length > 0 && fight.rules.intent(intent).def.actor === view.state.entities[intent.by].kind),
  };
}

function question(session: Session, ask: AnyAsk, whos: readonly Id[], about: Json): Decision {
  const { fight } = session.table;
  const speech = speechOf(session);
  const { view } = fight;
  const who = whos.find((one) => !session.autos.has(one)) ?? whos[0];
  const name = nameOf(speech, who);
  const usual = JSON.stringify(ask.fallback(view, who, about));
  const values = ask.answer.candidates(view, { who, about }) as readonly Json[];
  const choices = values.slice(0, MAX_CHOICES).map((value) => ({
    text: valueText({ ...speech, now: true }, ask.id, value),
    cost: '',
    usual: JSON.stringify(value) === usual,
    act: typeof value === 'object' && value !== null && 'do' in value ? String(value.do) : '',
    by: name,
    isStep: false,
    take: () => fight.answer(value, { who, ask: ask.id }),
  }));
  const others =
    whos.length > 1
      ? ` Also asked: ${whos
          .filter((one) => one !== who)
          .map((one) => nameOf(speech, one))
          .join(', ')}.`
      : '';
  const lines = [...narrate(fight, speech, openCommand(fight)), `${capital(name)} is asked: ${ask.because(view, who, about)} (${ask.rule}).${others}`];
  return { kind: 'question', whos: [who], who: name, lines, choices, more: values.length - choices.length, refused: [] };
}
