import { z } from 'zod'
import { fileName } from './file-name.ts'
import { labelled, type Rule } from './rule.ts'
import { lineOf, linesOf, manyLines, oneLine } from './text.ts'

interface Length {
  readonly least?: number
  readonly most: number
}

const shapeOf =
  (tidy: (typed: string) => string, rule: Rule) =>
  ({ least = 0, most }: Length) =>
    z.string().overwrite(tidy).min(least).max(most).superRefine(ruled(rule))

/** Returns the shape of a sent line of text. Clients tidy it as a form does on blur: `lineOf`. */
export const lineShape = shapeOf(lineOf, oneLine)
/** Returns the shape of the name of a sent file, without folders. */
export const fileNameShape = shapeOf(name => name, fileName)
/** Returns the shape of a sent text of several lines. Clients tidy it by `linesOf`. */
export const linesShape = shapeOf(linesOf, manyLines)

/**
 * Returns the check of a rule for a shape: `z.string().superRefine(ruled(oneLine))`. Its issue has
 * the rule, so that the backend answers with the rule's message.
 */
export const ruled = (rule: Rule) => (text: string, context: z.RefinementCtx) => {
  const message = rule(text, labelled('Texten'))
  if (message !== undefined) context.addIssue({ code: 'custom', message, params: { rule } })
}
