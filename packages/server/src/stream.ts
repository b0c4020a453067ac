import { type Language, languageOf, once, type Speech } from '@riposte/files';
import type { Id, Json } from '@riposte/kernel';
import { notesOf, saidTo } from './asides.ts';
import { askedSince } from './asked.ts';
import type { Menu } from './choices.ts';
import type { Act, Entry, Frame, NoteHead, Ref, Refusal, SaidLine, Scene } from './protocol.ts';
import { type Numbers, type SceneWithMenu, type Seat, sceneFor, type TableState } from './scene.ts';
import { type ActLines, type ActRecord, tale } from './seat-story.ts';
import type { AsideRow, Seen } from './store.ts';

/** Frames that are kept for connections that come back. */
const TAIL = 100;
/** Menus that an act may still be made on; the rules judge whether it stands. */
const MENUS = 8;

/** A receiver of frames. */
export interface Connection {
  /** @param frame A frame as JSON: one text for all who look over the same shoulder. */
  send(frame: string): void;
  close(why: Refusal): void;
}

/** The acts of the fight as it stands, and what happened in each. */
export interface Past {
  readonly acts: readonly ActLines[];
  readonly told: (act: ActLines) => ActRecord;
  /** What was said and noted beside it. */
  readonly asides: readonly AsideRow[];
}

/** Numbers of an earlier life of the table mean nothing now: a page that says again what it said then must hit nothing. */
const firstNumber = (epoch: string): number => Number.parseInt(epoch.slice(0, 6), 16) * 50;

/**
 * What one seat has been told, in its own numbers. A change that the seat does not see makes no frame, so that neither
 * numbers nor times tell of it.
 */
export class Stream {
  readonly connections = new Set<Connection>();
  seq = 0;
  /** The acts behind the entries of its log. */
  acts: readonly ActLines[] = [];
  made: SceneWithMenu | null = null;
  /** When the seat did what it may not do too often. */
  readonly spent = new Map<string, readonly number[]>();
  /** What it had seen when it was away for long, until it is again. */
  away: Seen | null = null;
  /** The fighter whose acts it gets: the one its page turned to last. */
  by: Ref | null = null;
  /** Its page wants to be asked about every moment, as long as a key is held. */
  everything = false;
  readonly #epoch: string;
  readonly #tail: { readonly seq: number; readonly text: string }[] = [];
  /** By the line at which an act ended. */
  readonly #entries = new Map<number, Entry | null>();
  /** The acts in the log that the seat has, and how many entries stand before each. */
  #told: readonly ActLines[] = [];
  #places: readonly number[] = [];
  #log: readonly Entry[] = [];
  #said: SaidLine[] = [];
  #notes: NoteHead[] = [];
  #heard: readonly AsideRow[] = [];
  #lang = 'en';
  #parts = new Map<keyof Scene, string>();
  #menus: { readonly number: number; readonly text: string; menu: Pick<Menu, 'version' | 'ways'> }[] = [];
  /** What else its page got of the last menu, as JSON, by fighter and act. */
  #forms: { readonly by: Id | null; readonly act: string | null; readonly text: string }[] = [];
  #asked: number;
  #askedAt = '';

  constructor(epoch: string) {
    this.#epoch = epoch;
    this.#asked = firstNumber(epoch);
  }

  /** Looks again and sends the news to the connections. */
  update(stage: TableState, seat: Seat, seats: readonly Seat[], online: ReadonlySet<string>, past: Past, speech: Speech): void {
    const { made, menu } = this.#look(stage, seat, seats, online, speech);
    const set: string[] = [];
    const texts = once(speech, 'texts', () => new Map<Json, string>());
    for (const [key, value] of Object.entries(made.scene) as [keyof Scene, Json][]) {
      const text = key === 'menu' ? menu : (texts.get(value) ?? JSON.stringify(value));
      // An object that several seats get is turned into text once.
      texts.set(value, text);
      if (this.#parts.get(key) === text) continue;
      this.#parts.set(key, text);
      set.push(`"${key}":${text}`);
    }
    const log = this.#tell(stage, seat, past);
    const beside = past.asides === this.#heard && log === null ? '' : this.#hear(seat, past.asides);
    this.made = made;
    if (set.length === 0 && log === null && beside === '') return;
    this.seq++;
    // A step of `Frame`; its parts are JSON already.
    const text = `{"kind":"step","epoch":"${this.#epoch}","seq":${this.seq},"set":{${set.join()}},"log":${JSON.stringify(log)}${beside}}`;
    this.#tail.push({ seq: this.seq, text });
    if (this.#tail.length > TAIL) this.#tail.shift();
    for (const connection of this.connections) connection.send(text);
  }

  #look(
    stage: TableState,
    seat: Seat,
    seats: readonly Seat[],
    online: ReadonlySet<string>,
    speech: Speech,
  ): { readonly made: SceneWithMenu; readonly menu: string } {
    const last = this.#menus[this.#menus.length - 1];
    const numbers: Numbers = { menu: last?.number ?? firstNumber(this.#epoch), asked: this.#asked, by: this.by };
    const made = sceneFor(stage, seat, seats, online, numbers, { ...speech, language: this.language(stage) });
    const at = `${askedSince(stage.fight, made.answering)}:${made.answering}`;
    const isNew = (made.scene.question !== null || made.scene.typing !== null) && at !== this.#askedAt;
    const { number: _, ...offered } = made.scene.menu;
    const text = JSON.stringify(offered);
    if (isNew) {
      this.#asked++;
      this.#askedAt = at;
    }
    const { version, ways, whole } = made.menu;
    const isSame = last?.text === text && this.#forms.every((told) => JSON.stringify(whole(told.by, told.act)) === told.text);
    if (!isSame) {
      this.#menus.push({ number: numbers.menu + 1, text, menu: { version, ways } });
      if (this.#menus.length > MENUS) this.#menus.shift();
      this.#forms = [];
    } else last.menu = { version, ways };
    const now = { menu: this.#menus[this.#menus.length - 1].number, asked: this.#asked };
    const scene = {
      ...made.scene,
      menu: { ...made.scene.menu, number: now.menu },
      question: made.scene.question && { ...made.scene.question, number: now.asked },
      typing: made.scene.typing && { ...made.scene.typing, number: now.asked },
    };
    return { made: { ...made, scene }, menu: `{"number":${now.menu},${text.slice(1)}` };
  }

  /** The entries that the seat was told, as they stand. */
  get log(): readonly Entry[] {
    return this.#log;
  }

  /** The part of the talk that it may read. */
  get said(): readonly SaidLine[] {
    return this.#said;
  }

  /** The whole acts of the last menu, if the fight has not changed since; else none. */
  forms(menu: number, version: number, by: Id | null, act: string | null): readonly Act[] {
    const { made } = this;
    if (made === null || made.scene.menu.number !== menu || made.menu.version !== version) return [];
    const acts = made.menu.whole(by, act);
    if (acts.length > 0 && !this.#forms.some((told) => told.by === by && told.act === act)) this.#forms.push({ by, act, text: JSON.stringify(acts) });
    return acts;
  }

  /** The menu of that number, as long as it is remembered. */
  menu(number: number): Pick<Menu, 'version' | 'ways'> | null {
    return this.#menus.find((sent) => sent.number === number)?.menu ?? null;
  }

  #tell(stage: TableState, seat: Seat, past: Past): (Frame & { readonly kind: 'step' })['log'] {
    // Acts that are the same objects stand as they were told.
    let same = 0;
    while (same < past.acts.length && past.acts[same] === this.#told[same]) same++;
    const kept = this.#places[same] ?? this.#log.length;
    const places = this.#places.slice(0, same);
    const acts = this.acts.slice(0, kept);
    const log = this.#log.slice(0, kept);
    for (const act of past.acts.slice(same)) {
      const known = act.end >= 0 ? this.#entries.get(act.end) : undefined;
      const entry = known === undefined ? tale(stage.fight, past.told(act), seat.viewer, this.#lang) : known;
      if (act.end >= 0) this.#entries.set(act.end, entry);
      places.push(log.length);
      if (entry === null) continue;
      acts.push(act);
      log.push(entry);
    }
    let from = kept;
    while (from < log.length && isSame(log[from], this.#log[from])) from++;
    const isOld = from === log.length && from === this.#log.length;
    this.#told = past.acts;
    this.#places = places;
    this.#log = log;
    this.acts = acts;
    return isOld ? null : { from, entries: log.slice(from) };
  }

  /** New talk and notes, as further parts of a step. */
  #hear(seat: Seat, asides: readonly AsideRow[]): string {
    this.#heard = asides;
    const said = saidTo(
      seat.row,
      asides,
      this.acts.map((act) => act.line),
    );
    const notes = notesOf(seat.row, asides);
    const from = said.findIndex((line, i) => line.id !== this.#said[i]?.id || line.after !== this.#said[i].after);
    const isSame = from < 0 && said.length === this.#said.length;
    const start = from < 0 ? said.length : from;
    const areNotesSame = JSON.stringify(notes) === JSON.stringify(this.#notes);
    this.#said = said;
    this.#notes = notes;
    return `${isSame ? '' : `,"said":${JSON.stringify({ from: start, lines: said.slice(start) })}`}${areNotesSame ? '' : `,"notes":${JSON.stringify(notes)}`}`;
  }

  /** What a page needs that has all frames up to `after`: the later ones, or everything. */
  resume(after: { readonly epoch: string; readonly seq: number } | null): readonly string[] {
    const first = this.#tail[0]?.seq ?? this.seq + 1;
    if (after !== null && after.epoch === this.#epoch && after.seq <= this.seq && after.seq >= first - 1)
      return this.#tail.flatMap(({ seq, text }) => (seq > after.seq ? [text] : []));
    const snapshot: Frame = {
      kind: 'snapshot',
      epoch: this.#epoch,
      seq: this.seq,
      scene: this.made!.scene,
      log: this.#log,
      said: this.#said,
      notes: this.#notes,
    };
    return [JSON.stringify(snapshot)];
  }

  /** The language that its page reads. */
  language({ ruleSet }: Pick<TableState, 'ruleSet'>): Language {
    return languageOf(ruleSet.tale, this.#lang);
  }

  /** Speaks another language from now on; false where it is the same. */
  speak(lang: string): boolean {
    if (lang === this.#lang) return false;
    this.#lang = lang;
    this.forget();
    return true;
  }

  /** The log may have changed: makes its entries again. */
  forget(): void {
    this.#entries.clear();
    this.#told = [];
  }

  /** Ends all connections but one. */
  close(why: Refusal, but: Connection | null = null): void {
    for (const connection of this.connections) {
      if (connection === but) continue;
      connection.close(why);
      this.connections.delete(connection);
    }
  }
}

function isSame(entry: Entry, other: Entry | undefined): boolean {
  return other !== undefined && (entry === other || JSON.stringify(entry) === JSON.stringify(other));
}
