import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Leases } from './leases.ts';
import type { Result } from './webhooks.ts';

/** Figures that are read when they are asked for. */
export interface Looked {
  /** Open tables. */
  readonly tables: () => number;
  readonly connections: () => number;
  /** Null where one server has the database for itself. */
  readonly leases: Leases | null;
}

/** What the server counts, for its operator, in the format of Prometheus. Times are seconds. */
export class Meters {
  readonly all = new Registry();
  readonly #requests = this.#counter('requests_total', 'Requests of seats by answer', 'code');
  readonly #refused = this.#counter('refused_total', 'Requests below /api/ that were refused, by code', 'code');
  readonly #told = this.#counter('webhooks_total', 'Turns told to other programs, by result', 'result');
  readonly #moves = this.#times('move_seconds', 'Time from a command of a seat to its answer', [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]);
  readonly #commits = this.#times('commit_seconds', 'Time until a command is on the disk', [0.001, 0.005, 0.02, 0.1, 0.5, 2]);
  readonly #waiting = new Gauge({ name: 'riposte_requests_waiting', help: 'Requests of seats without an answer yet', registers: [this.all] });

  constructor({ tables, connections, leases }: Looked) {
    collectDefaultMetrics({ register: this.all });
    // Counters for alerts begin at 0: if one appeared only with its first fault, no alert would see it grow.
    for (const code of ['FAULT', 'BUSY', 'STORAGE_FAILED']) this.#requests.inc({ code }, 0);
    for (const code of ['FAULT', 'TOO_MANY', 'QUOTA', 'NO_MAKER']) this.#refused.inc({ code }, 0);
    for (const result of ['failed', 'dropped']) this.#told.inc({ result }, 0);
    this.#looked('connections', 'Open connections', connections);
    this.#looked('tables', 'Tables that are open here', tables);
    if (leases === null) return;
    this.#looked('leases', 'Tables whose lease this server holds', () => leases.count);
    this.#looked('lease_age_seconds', 'Time since the leases were renewed', () => leases.age / 1000);
    this.#looked('leases_lost', 'Tables that were lost to another server or to time', () => leases.losses);
  }

  #counter<T extends string>(name: string, help: string, label: T): Counter<T> {
    return new Counter({ name: `riposte_${name}`, help, labelNames: [label], registers: [this.all] });
  }

  #times(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name: `riposte_${name}`, help, buckets, registers: [this.all] });
  }

  #looked(name: string, help: string, look: () => number): void {
    const gauge = new Gauge({
      name: `riposte_${name}`,
      help,
      registers: [],
      collect() {
        this.set(look());
      },
    });
    this.all.registerMetric(gauge);
  }

  /** A seat asks; call what is returned with the code of the answer. @param isMove It changes the fight or the table. */
  asked(isMove: boolean): (code: string) => void {
    const start = performance.now();
    this.#waiting.inc();
    return (code) => {
      this.#waiting.dec();
      this.#requests.inc({ code });
      if (isMove) this.#moves.observe((performance.now() - start) / 1000);
    };
  }

  committed(milliseconds: number): void {
    this.#commits.observe(milliseconds / 1000);
  }

  refused(code: string): void {
    this.#refused.inc({ code });
  }

  told(result: Result): void {
    this.#told.inc({ result });
  }
}
