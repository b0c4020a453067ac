import { FileError } from '@riposte/files';
import type { Refusal } from './protocol.ts';
import { Refused } from './refusal.ts';

/** One end of a line between two threads. */
export interface Port {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: Envelope) => void): unknown;
}

/** A thrown error in the form in which it is sent to another thread. */
type Thrown =
  | { readonly kind: 'refused'; readonly why: Refusal }
  | { readonly kind: 'file'; readonly file: string; readonly path: string; readonly expected: string; readonly more: FileError['more'] }
  | { readonly kind: 'other'; readonly code: string | undefined; readonly text: string };

type Envelope =
  | { readonly call: number; readonly name: string; readonly args: readonly unknown[] }
  | { readonly tell: string; readonly args: readonly unknown[] }
  | { readonly done: number; readonly value: unknown }
  | { readonly failed: number; readonly thrown: Thrown };

/** What another thread may call, with an answer, and what it may tell, without one. */
export interface Served {
  readonly call: (name: string, args: readonly unknown[]) => Promise<unknown>;
  readonly told: (name: string, args: readonly unknown[]) => void;
}

interface Caller {
  readonly done: (value: unknown) => void;
  readonly failed: (thrown: unknown) => void;
}

/** Calls between threads, in both directions and in order. An error is thrown at the caller. */
export class Calls {
  readonly #port: Port;
  readonly #waiting = new Map<number, Caller>();
  #last = 0;

  constructor(port: Port, served: Served) {
    this.#port = port;
    port.on('message', (message) => {
      if ('call' in message) void this.#serve(message.call, served.call(message.name, message.args));
      else if ('tell' in message) served.told(message.tell, message.args);
      else this.#answered(message);
    });
  }

  call(name: string, ...args: readonly unknown[]): Promise<unknown> {
    const call = ++this.#last;
    this.#port.postMessage({ call, name, args });
    return new Promise((done, failed) => this.#waiting.set(call, { done, failed }));
  }

  tell(name: string, ...args: readonly unknown[]): void {
    this.#port.postMessage({ tell: name, args });
  }

  /** The other thread is gone: rejects all open calls with this. */
  end(thrown: unknown): void {
    for (const { failed } of this.#waiting.values()) failed(thrown);
    this.#waiting.clear();
  }

  async #serve(call: number, work: Promise<unknown>): Promise<void> {
    try {
      this.#port.postMessage({ done: call, value: await work });
    } catch (thrown) {
      this.#port.postMessage({ failed: call, thrown: packed(thrown) });
    }
  }

  #answered(message: Exclude<Envelope, { readonly call: number } | { readonly tell: string }>): void {
    const number = 'done' in message ? message.done : message.failed;
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if ('done' in message) waiting?.done(message.value);
    else waiting?.failed(unpacked(message.thrown));
  }
}

function packed(thrown: unknown): Thrown {
  if (thrown instanceof Refused) return { kind: 'refused', why: thrown.why };
  if (thrown instanceof FileError) return { kind: 'file', file: thrown.file, path: thrown.path, expected: thrown.expected, more: thrown.more };
  const { code, stack } = thrown as { readonly code?: string; readonly stack?: string };
  return { kind: 'other', code, text: stack ?? String(thrown) };
}

function unpacked(thrown: Thrown): unknown {
  if (thrown.kind === 'refused') return new Refused(thrown.why);
  if (thrown.kind === 'file') return new FileError(thrown.file, thrown.path, thrown.expected, null, thrown.more);
  return Object.assign(new Error(thrown.text), { code: thrown.code });
}
