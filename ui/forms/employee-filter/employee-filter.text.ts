/**
 * Texts of the employee filter; the names of its fields are in
 * `contracts/person/employee-filter.ts`.
 */
export const employeeFilterTexts = {
  open: 'Urval',
  chips: 'Urval av anställda',
  title: 'Urval av anställda',
  description: 'Allt som väljs ska stämma. Utan val gäller alla.',
  cancel: 'Avbryt',
  clear: 'Rensa',
  submit: 'Använd urvalet',
  /** Shown for a condition that is switched on but incomplete. */
  nothing: 'inget valt',
  count: {
    counting: 'Räknar…',
    failed: 'Antalet kunde inte räknas.',
    nobody: 'Ingen anställd passar urvalet',
    all: (all: string) => (all === '1' ? 'Gäller den enda anställda' : `Gäller alla ${all} anställda`),
    some: (kept: string, all: string) => `Gäller ${kept} av ${all} anställda`,
    empty: 'Företaget har inga anställda',
    untold: (labels: string) => `Antalet visas inte vid urval efter ${labels}.`,
  },
} as const
