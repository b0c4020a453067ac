import type { Entry, Scene } from '@riposte/server/protocol';
import { useEffect, useRef } from 'react';
import { type Signal, signalsKept } from './keep.ts';

/** Tones as pairs of a pitch in hertz and a time in seconds at which it begins. */
const TONES = {
  turn: [
    [523, 0],
    [784, 0.11],
  ],
  throw: [
    [196, 0],
    [220, 0.05],
    [185, 0.1],
  ],
  wound: [[98, 0]],
  end: [
    [392, 0],
    [523, 0.14],
    [659, 0.28],
  ],
} as const;
type Moment = keyof typeof TONES;
/** Of several at once, only the first is announced. */
const MOMENTS = ['end', 'turn', 'wound', 'throw'] as const;

/** Seconds that one tone takes to fade, and how loud it begins. */
const FADE = 0.22;
const LOUD = 0.12;
/** Milliseconds that a phone shakes. */
const SHAKE = 60;

/** Sounds and shakes at one's own turn, throws, wounds and the end, as this browser wants; it shows nothing. */
export default function Signals({ scene, log }: { readonly scene: Scene; readonly log: readonly Entry[] }): React.ReactNode {
  const { waiting, over, question, menu } = scene;
  const wanted = useRef(signalsKept());
  const before = useRef({ entries: log.length, isOver: over !== null, mine: '' });
  const mine = waiting.mine && over === null ? `${waiting.kind} ${waiting.names.join()} ${question?.number ?? ''}` : '';
  useEffect(() => {
    const then = before.current;
    before.current = { entries: log.length, isOver: over !== null, mine };
    const fresh = log.slice(then.entries);
    const happens: { readonly [K in Moment]: boolean } = {
      end: over !== null && !then.isOver,
      turn: mine !== '' && mine !== then.mine,
      wound: fresh.some(({ hurt }) => hurt),
      throw: fresh.some(({ parts }) => parts.some(({ rolls }) => rolls.length > 0)),
    };
    const first = MOMENTS.find((moment) => happens[moment]);
    if (first !== undefined) signal(first, wanted.current);
  }, [log, over, mine, menu.number]);
  return null;
}

let audio: AudioContext | null = null;

function signal(moment: Moment, wanted: readonly Signal[]): void {
  if (wanted.includes('vibration') && moment === 'turn') navigator.vibrate?.(SHAKE);
  if (!wanted.includes('sound')) return;
  audio ??= new AudioContext();
  // A page that nobody has touched yet may not sound.
  if (audio.state !== 'running') return void audio.resume();
  for (const [pitch, after] of TONES[moment]) {
    const from = audio.currentTime + after;
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(audio, { gain: LOUD });
    volume.gain.setValueAtTime(LOUD, from);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + FADE);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + FADE);
  }
}
