import { readFileSync } from 'node:fs'
import type { DeclaredOutcome, Outcome } from '../outcomes/outcome.ts'

/**
 * The file of the answers whose figures follow from the basis in their states, by the exchange's
 * description, a line for each. The embedded backend makes it, and is held equal to it
 * (figures.db.spec.ts).
 */
export const figuresFile = `${import.meta.dirname}/figures.json`

const read: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(figuresFile, 'utf8'))
const ofFigures = new Set<string>()

/** True for an exchange whose data is in the file. */
export const isOfFigures = ({
  description,
  isDerived,
}: {
  readonly description: string
  readonly isDerived: boolean
}): boolean => ofFigures.has(description) && !isDerived

/** Returns an outcome with the data of the file, where it is declared by its figures. */
export function withFigures(description: string, { answer, ...outcome }: DeclaredOutcome): Outcome {
  if (!('figures' in answer)) return { ...outcome, answer }
  ofFigures.add(description)
  const { figures: pins, ...rest } = answer
  return { ...outcome, answer: { data: read[description], pins, ...rest } }
}
