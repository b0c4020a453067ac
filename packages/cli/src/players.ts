import { capital, ending, intentText, nameOf } from '@riposte/files';
import { type AnyIntent, intentJson, type Json, sight } from '@riposte/kernel';
import { type Player, playerNamed, sideOf, type Weighed } from '@riposte/sim';
import { playersOf } from './job.ts';
import { standingOf } from './odds.ts';
import { openTable, type Table } from './open.ts';
import { GOOD, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';
import { fighterNamed } from './unknown.ts';

/** Others that a player names beside what it chose. */
const MAX_NAMED = 4;

/** A reason why a computer player declared what it did, at the line of the log where that stands. */
export type Reasons = Map<number, string>;

/**
 * The table with computer players for sides, as `--player` gives them; their reasons are noted.
 * @throws InputError for a side, TextError for a player that there is not.
 */
export function seated(table: Table, given: readonly string[] | undefined, reasons: Reasons = new Map()): Table {
  if (given === undefined) return table;
  const standing = standingOf(table);
  const { fight, sides } = table;
  const made = Object.entries(playersOf(given, sides)).map(([side, name]) => {
    const player = playerNamed(name, { standing, sides });
    player.begin?.(0);
    return [sides.indexOf(side), noting(player, table, reasons)] as const;
  });
  const bySide = new Map(made);
  return { ...table, playerOf: (who) => (who < 0 ? undefined : bySide.get(sideOf(fight.view, who))) ?? table.ruleSet.policy };
}

function noting(player: Player, { ruleSet, fight }: Table, reasons: Reasons): Player {
  const { weigh } = player;
  if (weigh === undefined) return player;
  return {
    ...player,
    declare(view, who) {
      const list = weigh(view, who);
      if (list.length === 0) return ruleSet.policy.declare(view, who);
      if (list.length > 1) reasons.set(fight.lines.length, reasonText({ ruleSet, view }, list));
      return list[0].choice;
    },
  };
}

/** "worth +0.12, better than Aim +0.05, End turn -0.02": what was expected of the choice and of those rejected. */
function reasonText(speech: Parameters<typeof intentText>[0], [first, ...others]: readonly Weighed<AnyIntent>[]): string {
  const named = others.slice(0, MAX_NAMED).map(({ choice, worth }) => `${intentText(speech, intentJson(choice))} ${signed(worth)}`);
  const more = others.length > MAX_NAMED ? ` and ${others.length - MAX_NAMED} more` : '';
  const kept = isKept([first, ...others]) ? '; nothing is clearly better than the default action' : '';
  return `worth ${signed(first.worth)}, compared with ${named.join(', ')}${more}${kept}`;
}

/** Whether a usual act was kept although another looked better. */
function isKept([first, ...others]: readonly Weighed<unknown>[]): boolean {
  return others.some((choice) => choice.worth > first.worth);
}

function signed(worth: number): string {
  const number = Math.abs(worth).toFixed(2);
  return Number(number) === 0 ? number : `${worth < 0 ? '−' : '+'}${number}`;
}

/** What a computer player would declare, with the expectation of everything else. @throws FileError, InputError, TextError */
export async function advise(file: string, { as, player: name = 'tactical' }: { readonly as?: string; readonly player?: string }): Promise<Outcome> {
  const table = await openTable(file);
  const { fight, ruleSet, sides } = table;
  const end = ending(table);
  const speech = { ruleSet, view: fight.view };
  const who = as === undefined ? fight.declarers[0] : fighterNamed(speech, as);
  if (end !== null || who === undefined || !fight.declarers.includes(who)) {
    const asked = fight.pending?.kind === 'answer' ? ' A question is open: "riposte odds" shows the odds of each answer.' : '';
    const text = end === null ? `${as ?? 'Nobody'} can ${as === undefined ? '' : 'not '}act now.${asked}` : `The fight is over: ${end}.`;
    return { code: NO, text, json: { as: as ?? null, weighed: [] } };
  }
  const player = playerNamed(name, { standing: standingOf(table), sides });
  player.begin?.(0);
  const view = sight(fight.view, { gm: false, controls: [who] });
  const weighed = player.weigh?.(view, who) ?? [];
  const chosen = weighed[0]?.choice ?? player.declare(view, who);
  const text = (intent: AnyIntent): string => intentText(speech, intentJson(intent));
  const lines = [
    `${capital(nameOf(speech, who))}, played by ${name}: ${chosen === null ? 'nothing' : text(chosen)}.`,
    ...weighed.map((choice) => `  ${signed(choice.worth)}  ${text(choice.choice)}`),
  ];
  const kept = weighed.length > 0 && isKept(weighed) ? ['Nothing is clearly better than the default action, so it is kept.'] : [];
  const note =
    weighed.length > 0
      ? ['The scale goes from −1 (sure to lose) to +1 (sure to win).', ...kept]
      : ['This player follows fixed rules and does not compare actions.'];
  const json = {
    as: nameOf(speech, who),
    player: name,
    weighed: weighed.map((choice) => ({ text: text(choice.choice), act: intentJson(choice.choice), worth: choice.worth })),
  };
  return { code: GOOD, text: joined([...lines, ...note]), json: json as unknown as Json };
}
