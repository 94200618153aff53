import { folded, functions } from '../rules/formula-words.ts'
import type { FormulaProblem } from './lexer.ts'
import { type Formula, parseFormula } from './parser.ts'

/** The kind of value of a part of a formula. */
type Kind = 'number' | 'condition'

/** Returns the parts right within a part. */
export function partsOf(formula: Formula): readonly Formula[] {
  switch (formula.tag) {
    case 'number':
    case 'name':
      return []
    case 'minus':
      return [formula.of]
    case 'binary':
      return [formula.left, formula.right]
    case 'call':
      return formula.given
    case 'in':
      return [formula.of, ...formula.among.flatMap(({ least, most }) => (most ? [least, most] : [least]))]
  }
}

/** Returns the names in a formula, folded. */
export function namesIn(formula: Formula): ReadonlySet<string> {
  if (formula.tag === 'name') return new Set([folded(formula.name)])
  return new Set(partsOf(formula).flatMap(part => [...namesIn(part)]))
}

/** Returns the names in a formula's text, folded. Of a text that is no formula, none. */
export function namesInText(text: string): ReadonlySet<string> {
  const read = parseFormula(text)
  return read.ok ? namesIn(read.formula) : new Set()
}

const kindOf = (formula: Formula): Kind => {
  if (formula.tag === 'in') return 'condition'
  if (formula.tag !== 'binary') return 'number'
  return ['+', '-', '*', '/', '^', 'mod'].includes(formula.operator) ? 'number' : 'condition'
}

/** Returns the kinds that a formula's parts must have, in their order. */
function kindsWanted(formula: Formula): readonly Kind[] {
  if (formula.tag === 'binary' && ['och', 'eller', 'xor'].includes(formula.operator)) return ['condition', 'condition']
  if (formula.tag === 'call' && formula.name === 'om') return ['condition', 'number', 'number']
  return partsOf(formula).map(() => 'number')
}

/**
 * Returns what is wrong in a formula, by its place: unknown names, functions with too few or too
 * many values, and conditions where a number is needed.
 *
 * @param isKnown true for the names of variables, which are folded; undefined while they are not
 * known
 */
export function problemsIn(formula: Formula, isKnown?: (name: string) => boolean): readonly FormulaProblem[] {
  return [...wrongKind(formula, 'number'), ...inside(formula, isKnown)].toSorted((a, b) => a.from - b.from)
}

function wrongKind(formula: Formula, wanted: Kind): readonly FormulaProblem[] {
  if (kindOf(formula) === wanted) return []
  const { from, to } = formula
  const message =
    wanted === 'number'
      ? 'Här behövs ett tal, men det här är ett villkor. Använd om(villkor; a; b).'
      : 'Här behövs ett villkor, till exempel a > b.'
  return [{ from, to, message }]
}

function inside(formula: Formula, isKnown?: (name: string) => boolean): readonly FormulaProblem[] {
  const { from, to } = formula
  if (formula.tag === 'name') {
    const message = `Det finns ingen variabel ”${formula.name}”.`
    return !isKnown || isKnown(folded(formula.name)) ? [] : [{ from, to, message }]
  }
  const wanted = kindsWanted(formula)
  const parts = partsOf(formula)
  const own = formula.tag === 'call' ? countProblem(formula) : undefined
  return [
    ...(own === undefined ? [] : [{ from, to, message: own }]),
    ...parts.flatMap((part, at) => [...wrongKind(part, wanted[at] ?? 'number'), ...inside(part, isKnown)]),
  ]
}

function countProblem({ name, given }: Extract<Formula, { tag: 'call' }>): string | undefined {
  const { takes, use } = functions[name]
  const [least, most] = takes
  return given.length >= least && given.length <= most ? undefined : `Skriv ${use}.`
}

/** Returns the problems of a text as a formula: of its syntax, else of its contents. */
export function checkFormula(text: string, isKnown?: (name: string) => boolean): readonly FormulaProblem[] {
  const read = parseFormula(text)
  return read.ok ? problemsIn(read.formula, isKnown) : [read.problem]
}

/** Returns where a problem is, as a person counts: 'Tecken 4: …'. */
export const textOfProblem = ({ from, message }: FormulaProblem): string => `Tecken ${from + 1}: ${message}`

/** The most formulas that follow each other, each with the next one's code. */
const longestChain = 20

/**
 * Returns why a formula cannot have these names: they lead back to its own code, or too far.
 *
 * @param formulas the texts of the other formulas by their folded codes
 */
export function chainProblem(
  code: string,
  names: ReadonlySet<string>,
  formulas: ReadonlyMap<string, string>,
): string | undefined {
  let reached: ReadonlySet<string> = names
  for (let steps = 0; reached.size > 0; steps += 1) {
    if (reached.has(folded(code))) return `Formeln leder tillbaka till ${code}. En formel kan inte bygga på sig själv.`
    if (steps === longestChain) return `Formler får följa på varandra i högst ${longestChain} led.`
    reached = new Set([...reached].flatMap(name => [...namesInText(formulas.get(name) ?? '')]))
  }
  return undefined
}
