/**
 * What a filter of employees says; what its fields are called is in
 * `contracts/employees/employee-filter.ts`.
 */
export const employeeFilterTexts = {
  open: 'Urval',
  chips: 'Urval av anställda',
  title: 'Urval av anställda',
  description: 'Allt som väljs ska stämma. Utan val gäller alla.',
  cancel: 'Avbryt',
  clear: 'Rensa',
  submit: 'Använd urvalet',
  /** Of a condition that is switched on and not finished. */
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
