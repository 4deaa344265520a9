// Examples as bytes, to be handed from one thread or machine to another without a bit changed: for each example the number of its inputs
// and its targets, then all inputs, then all their values.

import type { TrainingExample } from '@tenfold/bots/value';

const TARGETS = 2;
const TARGET_BYTES = 8;
const VALUE_BYTES = 4;
const SHORT_BYTES = 2;
const HEAD_BYTES = TARGETS * TARGET_BYTES + SHORT_BYTES;

export function packExamples(examples: readonly TrainingExample[]): Uint8Array {
  let inputs = 0;
  for (const { index } of examples) inputs += index.length;
  const bytes = new Uint8Array(4 + examples.length * HEAD_BYTES + inputs * (SHORT_BYTES + VALUE_BYTES));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, examples.length, true);
  let at = 4;
  for (const { index, targets } of examples) {
    view.setUint16(at, index.length, true);
    for (let k = 0; k < TARGETS; k++) {
      view.setFloat64(at + SHORT_BYTES + k * TARGET_BYTES, targets[k]!, true);
    }
    at += HEAD_BYTES;
  }
  for (const { index, value } of examples) {
    for (let n = 0; n < index.length; n++) {
      view.setUint16(at, index[n]!, true);
      view.setFloat32(at + SHORT_BYTES, value[n]!, true);
      at += SHORT_BYTES + VALUE_BYTES;
    }
  }
  return bytes;
}

export function unpackExamples(bytes: Uint8Array): TrainingExample[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const many = view.getUint32(0, true);
  let at = 4 + many * HEAD_BYTES;
  return Array.from({ length: many }, (_example, number) => {
    const head = 4 + number * HEAD_BYTES;
    const length = view.getUint16(head, true);
    const index = new Int32Array(length);
    const value = new Float32Array(length);
    for (let n = 0; n < length; n++) {
      index[n] = view.getUint16(at, true);
      value[n] = view.getFloat32(at + SHORT_BYTES, true);
      at += SHORT_BYTES + VALUE_BYTES;
    }
    const targets = [head + SHORT_BYTES, head + SHORT_BYTES + TARGET_BYTES];
    return { index, value, targets: targets.map((from) => view.getFloat64(from, true)) };
  });
}
