// What scenario-files.ts makes of a scenario file while the page is built.

declare module '*.yaml' {
  import type { Language } from '@tenfold/i18n/languages';
  import type { ScenarioData } from '@tenfold/scenarios';

  const scenarios: readonly ScenarioData[];
  export default scenarios;
  export const titles: Readonly<Record<Language, readonly string[]>>;
}
