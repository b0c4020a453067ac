import { endOf, languageFor, languageOf, openLog, still } from '@riposte/files';
import type { RuleSet } from '@riposte/ruleset';
import type { Replay, Scene } from './protocol.ts';
import { Refs } from './refs.ts';
import { lookedAt, sceneFor, seatOf } from './scene.ts';
import { actsOf, happening, tale } from './seat-story.ts';
import { USUAL } from './settings.ts';
import { knownPacks } from './stored.ts';
import { mustBeOfASize, mustBeShown } from './tables.ts';

/** A finished or interrupted fight, read only: anyone with its log sees all of it. */
export interface OpenReplay extends Replay {
  /** The board after an entry, counted from 0; -1 = at the beginning. */
  readonly after: (entry: number) => Scene;
}

/**
 * Opens a log to look at.
 * @param packs Texts of the packs that it may name, by the hash of their content.
 * @param reads The language of who looks; the story is in English where the game has no other.
 * @throws FileError with what is wrong with the log
 */
export function openReplay(log: string, ruleSets: readonly RuleSet[], packs: ReadonlyMap<string, string>, reads: string): OpenReplay {
  const file = 'the log';
  const { fight, ruleSet, setting } = openLog(log, file, ruleSets, knownPacks(packs));
  const lang = languageFor(ruleSet.tale, [reads]);
  mustBeOfASize(fight.header.state.entities, fight.lines.length, file);
  const seat = seatOf({ id: '', table_id: '', kind: 'gm', name: '', plays: '[]', secret_hash: '' }, new Refs());
  const stage = lookedAt({
    fight,
    ruleSet,
    settings: { ...USUAL, sides: [...(setting?.sides ?? [])] },
    title: setting?.title ?? ruleSet.rules.title,
    readonly: 'You are looking at the past.',
    ended: (view) => (setting === null ? null : endOf({ ends: setting.ends, ruleSet }, view)),
  });
  const told = mustBeShown(file, () =>
    actsOf(fight).flatMap((act) => {
      const entry = tale(fight, happening(fight, ruleSet, act), seat.viewer, lang);
      return entry === null ? [] : [{ entry, line: act.end < 0 ? fight.lines.length - 1 : act.end }];
    }),
  );
  const after = (entry: number): Scene => {
    const past = fight.fork();
    past.branch(told[entry]?.line ?? -1);
    const speech = { ...still({ ruleSet, view: past.view }), language: languageOf(ruleSet.tale, lang) };
    return sceneFor({ ...stage, fight: past }, seat, [seat], new Set(), { menu: 0, asked: 0 }, speech).scene;
  };
  mustBeShown(file, () => after(-1));
  return { title: stage.title, game: ruleSet.rules.id, log: told.map(({ entry }) => entry), after };
}
