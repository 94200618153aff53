/** What a step's value counts. All values are in hundredths of it. */
export type StepUnit = 'kr' | 'dagar' | 'timmar' | '%'

/**
 * A figure of a payslip, and how it was reached. The screen, the explanation in the PDF and the
 * specs read the same steps.
 */
export interface Step {
  /** Names the step within its payslip. Rows and later steps refer to it: 'skatt.tabell'. */
  readonly id: string
  /** What the figure is, in Swedish: 'Skatt enligt tabell 33, kolumn 1'. */
  readonly text: string
  /** How it is calculated, with its numbers, in Swedish: '35 000,00 × 31,42 %, öre stryks'. */
  readonly formula: string
  /** What goes in, by the names of the field. A value that is another step's has its id. */
  readonly inputs: readonly StepInput[]
  /** In hundredths of the unit: öre for kronor. */
  readonly value: number
  readonly unit: StepUnit
  /**
   * The law, the authority's figures, the agreement's clause or the company's setting behind it.
   */
  readonly source: string
}

export interface StepInput {
  readonly name: string
  /** As it is read in Swedish: '35 000,00 kr', '40 timmar', 'kolumn 1'. */
  readonly value: string
  /** The step that the value comes from. */
  readonly step?: string
}

/** Returns steps with the last of them changed, which gives the value. */
export const withLast = (steps: readonly Step[], change: (step: Step) => Step): readonly Step[] =>
  steps.map((step, at) => (at === steps.length - 1 ? change(step) : step))

/** Returns steps whose last one names more of what goes in. */
export const withInputs = (steps: readonly Step[], inputs: readonly StepInput[]): readonly Step[] =>
  withLast(steps, step => ({ ...step, inputs: [...step.inputs, ...inputs] }))

/** A calculated value with the steps that explain it, the last of which gives the value. */
export interface Explained<T = number> {
  readonly value: T
  readonly steps: readonly Step[]
}
