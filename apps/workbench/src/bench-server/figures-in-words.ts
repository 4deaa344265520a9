// Figures of a bench as people read them, and as programs do.

export function number(value: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(value);
}

export function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

export function percent(value: number): string {
  return `${value.toFixed(0)} %`;
}

/** For JSON. */
export function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
