import { fightersOf, type Language, languageIn, nameOf, openCommand, plain, type Speech } from '@riposte/files';
import type { AnyIntent, Entry, Json, State } from '@riposte/kernel';
import { oddsSeen, type Shares, sharesOf } from '@riposte/sim';
import type { Odds } from './protocol.ts';
import type { Seat, TableState } from './scene.ts';

/** Milliseconds after which bounds are enough, so that odds never hold up the table. */
const WITHIN = 40;
/** The longest time, if there was no result until then. */
const LONGER = 250;
/** If less of the probability than this was counted, nothing is said. */
const ENOUGH = 0.35;

/** What an act may lead to, in a sentence, counted with those whom the seat sees; null where that cannot be told. */
export function oddsOfAct(stage: TableState, seat: Seat, intent: AnyIntent, within = WITHIN, language?: Language): Odds | null {
  return told(stage, seat, stage.fight.state, intent, { within, language });
}

/** The same of an answer to the question that is open; null too where several are asked at once, whose answers are secret. */
export function oddsOfAnswer(stage: TableState, seat: Seat, value: Json, language?: Language): Odds | null {
  const { pending } = stage.fight;
  const open = openCommand(stage.fight);
  if (open === null || pending?.kind !== 'answer' || pending.whos.length > 1) return null;
  const { ask, about, whos } = pending;
  const answer = { in: 'answer' as const, ask: ask.id, who: whos[0], about, value };
  return told(stage, seat, open.state, open.intent, { given: [...open.given, answer], language });
}

function told(
  stage: TableState,
  seat: Seat,
  state: State,
  intent: AnyIntent,
  { given = [], within = WITHIN, language }: { readonly given?: readonly Entry[]; readonly within?: number; readonly language: Language | undefined },
): Odds | null {
  const { fight, ruleSet, settings, ended } = stage;
  const { row, viewer } = seat;
  if (!settings.odds && row.kind === 'player') return null;
  const found = oddsSeen({ ruleSet, rules: fight.rules, state, policy: ruleSet.policy, ended }, viewer, intent, {
    within,
    given,
    ...(language && { language }),
  });
  if (found === null || found.odds.mass < ENOUGH) return null;
  const chance = sharesOf(found.odds, intent.by, { ruleSet, view: fight.view, ...(language && { language }) });
  // Only the cost, or what it may bring upon the one who acts, has been counted so far, not the effect.
  if ((chance === null || (chance.self && chance.harm)) && !found.odds.isWhole && within <= WITHIN)
    return told(stage, seat, state, intent, { given, within: LONGER, language });
  return { text: found.text, chance: chance && asSeen(stage, seat, chance, { ruleSet, view: fight.view, ...(language && { language }) }) };
}

/** Where the rule set does not show how badly foes are hurt, "nothing" is only what the seat would see of them. */
function asSeen({ fight, ruleSet }: TableState, { viewer }: Seat, chance: Shares, speech: Speech): Shares {
  const about = fightersOf(fight.view).find((id) => nameOf(speech, id) === chance.who);
  if (viewer.gm || ruleSet.look?.hurt !== undefined || about === undefined || fight.rules.def.sees(fight.view, viewer, about) !== 'shown') return chance;
  const text = plain(languageIn(speech).say('odds-nothing-seen')!);
  return { ...chance, outcomes: chance.outcomes.map((outcome) => (outcome.text === '' ? { ...outcome, text } : outcome)) };
}
