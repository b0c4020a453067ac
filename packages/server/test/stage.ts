import type { Fight, Id } from '@riposte/kernel';
import type { RuleSet } from '@riposte/ruleset';
import { Refs } from '../src/refs.ts';
import { type Seat, seatOf, type TableState } from '../src/scene.ts';
import { USUAL } from '../src/settings.ts';
import type { SeatRow } from '../src/store.ts';

/** A table around a fight, as `sceneFor` and `tellAll` read it; it has no title, no map, no lesson and no deadline. */
export const stageOf = (fight: Fight, ruleSet: RuleSet, sides: readonly string[]): TableState => ({
  fight,
  ruleSet,
  settings: { ...USUAL, sides: [...sides] },
  title: '',
  commitment: '',
  readonly: null,
  ended: () => null,
  deadline: null,
  dial: { passes: [], taken: null },
  map: null,
  lesson: null,
});

/** A seat that plays these fighters. */
export const seatAt = (kind: SeatRow['kind'], plays: readonly Id[] = [], id: string = kind): Seat =>
  seatOf({ id, table_id: '', kind, name: id, plays: JSON.stringify(plays), secret_hash: '' }, new Refs());
