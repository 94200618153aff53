import type { z } from 'zod'
import type { AnyField, Field, FormValues, ReferenceTo, Texts, When } from '../forms/field.ts'
import { flag, reference, text } from '../forms/fields.ts'
import { type FormCard, type FormLayout, formLayout } from '../forms/form-layout.ts'
import { type AnyFormModel, type Fields, formModel } from '../forms/form-model.ts'
import { type RegisterName, registerRoutes } from '../reference-data/register-names.ts'
import type { Right } from '../rights/catalogue.ts'
import { greaterThan } from '../rules/range.ts'
import type { Rule } from '../rules/rule.ts'
import { type CompanyFact, factFields, hiddenField } from './company-facts.ts'

type AreaOf<Name> = Name extends `${infer Area}.Write` ? Area : never

/** An area of the rights catalogue with rights to read and to write: `Registry.Departments`. */
export type RegisterArea = Extract<AreaOf<Right>, `Registry.${string}` | `LSS.${string}` | 'Loneuppdrag'>

/** Where the items of a register belong, when their codes are unique only there. */
export interface Within {
  /** The register of the things that they belong to. */
  readonly register: RegisterName
  /** The field with its code, which stands in the path: `/artreg/{TabellKod}`. */
  readonly field: string
  /** The most characters of the code. */
  readonly most: number
}

/** The declaration of a register. Its calls, table, form, screens and pacts are made from it. */
export interface RegisterDeclaration {
  readonly name: RegisterName
  /** The title of the list: 'Avdelningar'. */
  readonly title: string
  /** The items, inside a sentence: 'lönearter'. The title when left out. */
  readonly items?: string
  /** One item, without an article: 'avdelning'. */
  readonly item: string
  /** One item in the definite form: 'avdelningen'. */
  readonly definite: string
  /** True when the item is neuter: 'nytt konto'. */
  readonly isNeuter?: boolean
  /** The path of its calls below `/api`. */
  readonly path: `/${string}`
  /** The path of its list in the browser. */
  readonly route: `/registry/${string}` | `/lss/${string}` | '/loneuppdrag'
  /**
   * The segment of the route of a new item. Without one, the specification names the list's route
   * alone, and an item is shown in a query of it.
   */
  readonly newSegment?: '@/new' | '@/create'
  /** Its place in the screen of several registers that share a route. */
  readonly tab?: RegisterTab
  readonly area: RegisterArea
  readonly within?: Within | undefined
  /** True when its items are those of one salary year: the year of the request's header. */
  readonly isOfYear?: boolean
  /** The fields by their wire names. The first is the key, made with `code`. */
  readonly fields: Fields
  /** The fields with the name of an item, in the order of a list. BenText when left out. */
  readonly named?: string | readonly string[]
  /** Returns what a company calls the items, where it chooses that: the title and one item. */
  readonly words?: (company: FormValues) => Required<Pick<RegisterDeclaration, 'title' | 'items' | 'item'>>
  /** True when the items are people, whose names are not kept in events. */
  readonly isPersonal?: boolean
  /** True when a call of its own gives an item another key, and what refers to it follows. */
  readonly isRenumbered?: boolean
  /** The company's setting by which a new item is shown once it is created, and else the list. */
  readonly opensBy?: string
  /** The field by which the list is sorted. The key, or the name of people, when left out. */
  readonly sortedBy?: string
  /** True when the list begins with the last keys, such as the latest dates. */
  readonly isLatestFirst?: boolean
  /** The facts of the company that conditions, labels and hints read, beside the fields. */
  readonly facts?: readonly CompanyFact[]
  /** The cards of the form. Without them, all fields are in one card. */
  readonly cards?: readonly FormCard[]
  /** The fields shown in the list by default. The key and the name when left out. */
  readonly columns?: readonly string[]
  /** The fields that are searched. The key and the name when left out. */
  readonly searched?: readonly string[]
  /** Fields that only the product sets, beside `locked`. No form shows them. */
  readonly ofProduct?: readonly string[]
  /** Fields beside the key that a copy does not take along. */
  readonly notCopied?: readonly string[]
  /** What may refer to an item, in the plural: 'anställda'. An item in use cannot be removed. */
  readonly usedBy?: readonly string[]
  /**
   * The flag of standard items, made with `standardFlag`. Such an item can be copied, but neither
   * changed nor removed (third document §3: LockStandard).
   */
  readonly locked?: string
  /**
   * The field with the key of the item above, in a register that is a tree. Made with `itemAbove`.
   */
  readonly parent?: string
  /** Two items for the pacts and the documentation, in the order of the list. */
  readonly examples: readonly [FormValues, FormValues]
  /** What the first example has once it is in use, where its users are among its own values. */
  readonly whenUsed?: FormValues
}

/** A field of a register that refers to items of another, or of the same. */
export interface Referrer {
  readonly register: RegisterName
  readonly field: string
  /** The field of its rows, where they refer. */
  readonly cell?: string
  /** The items that refer, in the plural: one of the other register's `usedBy`. */
  readonly text: string
}

/** The tab of a register in a screen of several. */
export interface RegisterTab {
  /** Its value in the address. The first of the screen may be without one. */
  readonly value?: string
  /** The company's flag that opens it. Without one, it is always open. */
  readonly isOpen?: CompanyFact
  /** Returns what the company calls it. */
  readonly label: (company: Readonly<Record<string, unknown>>) => string
}

type Optional = 'newSegment' | 'locked' | 'parent' | 'tab' | 'within' | 'words' | 'opensBy' | 'sortedBy'

/** A register, as its readers use it. */
export interface Register
  extends Required<Omit<RegisterDeclaration, 'fields' | 'cards' | 'route' | 'named' | 'whenUsed' | Optional>>,
    Pick<RegisterDeclaration, 'words' | 'opensBy' | 'whenUsed' | 'sortedBy'> {
  /** The route name and the path of its list. */
  readonly route: { readonly name: string; readonly path: `/${string}` }
  readonly newSegment: RegisterDeclaration['newSegment']
  readonly locked: string | undefined
  readonly parent: string | undefined
  readonly tab: RegisterDeclaration['tab']
  readonly within: Within | undefined
  /** The field that identifies an item. It cannot be changed once the item exists. */
  readonly key: string
  /** The first of the fields with the name of an item, and all of them. */
  readonly named: string
  readonly nameFields: readonly string[]
  readonly model: AnyFormModel & { readonly shape: z.ZodObject }
  readonly layout: FormLayout
  /**
   * The fields of registers that refer to an item of this one, from the declarations (see
   * registers.ts). `usedBy` has their texts too.
   */
  readonly referrers: readonly Referrer[]
}

/** The field that is true while an item has not been created. Not sent. */
export const isNewField = 'Ny'

/** The field with the name of an item, in most registers (third document §3). */
export const nameField = 'BenText'

const beginning = 'Koden börjar med en bokstav eller siffra, och får även ha'

const ofItsCharacters: Rule = value =>
  value === '' || /^[A-Za-zÅÄÖåäö0-9][A-Za-zÅÄÖåäö0-9._-]*$/.test(value)
    ? undefined
    : `${beginning} punkt, bindestreck och understreck.`

/** The characters of a code of several words, such as `LSS AUTO`. */
export const ofWords: Rule = value =>
  value === '' || /^[A-Za-zÅÄÖåäö0-9][A-Za-zÅÄÖåäö0-9._ -]*$/.test(value)
    ? undefined
    : `${beginning} mellanslag, punkt, bindestreck och understreck.`

/** Declares the key of a register: a code that the company chooses and that does not change. */
export const code = (
  label: Texts,
  most: number,
  rules: readonly Rule[] = [],
  characters = ofItsCharacters,
): Field<string> =>
  text(label, {
    most,
    required: true,
    rules: [characters, ...rules],
    lockedBecause: form => (form[isNewField] === true ? undefined : 'Koden kan inte ändras när posten är sparad.'),
  })

/** Refuses zero and less under a condition: a required number, since zero is no empty value. */
export const aboveZeroWhen =
  (isNeeded: When): Rule<number, FormValues> =>
  (value, place) =>
    isNeeded(place.form) ? greaterThan(0)(value, place) : undefined

/** Declares the flag of standard items, which the product sets and nobody changes. */
export const standardFlag = (label = 'Standardpost'): Field<boolean> =>
  flag(label, { lockedBecause: () => 'Standardposter följer med programmet.' })

/**
 * Declares the item above, in a register that is a tree: its name and its key. Empty at the top.
 */
export const itemAbove = (label: string, to: RegisterName, key: string): Field<string> =>
  reference(label, { to, notBelow: key, hint: 'Tom om posten ligger överst.' })

/** The items below another in a tree, as users of the one above. */
const itemsBelow = 'underordnade poster'

/** Declares the name of an item. */
export const itemName = (label = 'Benämning', most = 40): Field<string> => text(label, { most, required: true })

/**
 * Declares a register.
 *
 * @throws Error when a field that the declaration names does not exist
 */
export function register(declaration: RegisterDeclaration): Register {
  const { fields, cards, title, item, area, name, locked, parent } = declaration
  const route = { name: registerRoutes[name], path: declaration.route }
  const [key = ''] = Object.keys(fields)
  const nameFields = [declaration.named ?? nameField].flat()
  const [firstName = nameField] = nameFields
  const { isLatestFirst = false, isPersonal = false, isRenumbered = false, ofProduct = [], opensBy } = declaration
  const named = [key, ...nameFields].filter(each => each in fields)
  const { columns = named, searched = named, usedBy = [], isNeuter = false, facts = [] } = declaration
  const notCopied = [...(declaration.notCopied ?? []), ...ofProduct, ...(locked === undefined ? [] : [locked])]
  const own = [locked, parent].filter(each => each !== undefined)
  const missing = [...columns, ...searched, ...notCopied, ...own].find(each => !(each in fields))
  if (missing !== undefined) throw new Error(`The register ${name} has no field ${missing}`)
  const model = formModel(title, {
    [isNewField]: flag(`Ny ${item}`, { excluded: true }),
    ...factFields(facts),
    ...(opensBy !== undefined && { [opensBy]: flag('Visas när den är upplagd', hiddenField) }),
    ...fields,
  })
  const rest = Object.keys(fields).filter(each => !named.includes(each))
  const layout = formLayout(model, [
    {
      name: route.name,
      title,
      read: `${area}.Read` as Right,
      write: `${area}.Write` as Right,
      cards: cards ?? [{ id: name, title: 'Uppgifter', rows: [named, ...rest] }],
    },
  ])
  const { newSegment, tab, within, isOfYear = false, items = lowered(title) } = declaration
  return {
    ...declaration,
    route,
    key,
    items,
    model,
    layout,
    columns,
    searched,
    notCopied,
    usedBy,
    isNeuter,
    newSegment,
    locked,
    parent,
    facts,
    tab,
    within,
    isOfYear,
    isLatestFirst,
    isPersonal,
    ofProduct,
    isRenumbered,
    named: firstName,
    nameFields,
    referrers: [],
  }
}

/** Returns a register's fields that refer to an item of another register, by their names. */
export const referencesOf = ({ model }: Pick<Register, 'model'>): readonly (readonly [string, ReferenceTo])[] =>
  Object.entries(model.fields).flatMap(([name, { to }]) => (to && !to.among ? [[name, to] as const] : []))

/** Returns the fields of rows that refer to an item of another register. */
export const rowReferencesOf = ({ model }: Pick<Register, 'model'>) =>
  Object.entries<AnyField>(model.fields).flatMap(([field, { rows }]) =>
    rows
      ? referencesOf({ model: rows.model as Register['model'] }).map(([cell, { list }]) => ({ field, cell, list }))
      : [],
  )

/** Returns a title inside a sentence: 'avdelningar', but 'OB-regler'. */
const lowered = (title: string): string =>
  /^\p{Lu}{2}/u.test(title) ? title : title.charAt(0).toLocaleLowerCase('sv') + title.slice(1)

/** Returns the registers with what refers to them, which their declarations do not know. */
export function withReferrers<Name extends string>(declared: Readonly<Record<Name, Register>>) {
  const all: readonly Register[] = Object.values(declared)
  const referrersTo = (name: string): readonly Referrer[] =>
    all.flatMap(each => [
      ...referencesOf(each).flatMap(([field, { list }]) =>
        list === name ? [{ register: each.name, field, text: field === each.parent ? itemsBelow : each.items }] : [],
      ),
      ...rowReferencesOf(each).flatMap(({ field, cell, list }) =>
        list === name ? [{ register: each.name, field, cell, text: each.items }] : [],
      ),
    ])
  return Object.fromEntries(
    Object.entries<Register>(declared).map(([name, each]) => {
      const referrers = referrersTo(each.name)
      const usedBy = [...new Set([...each.usedBy, ...referrers.map(({ text }) => text)])]
      return [name, { ...each, referrers, usedBy }]
    }),
  ) as unknown as Readonly<Record<Name, Register>>
}

/** True when an item is a standard item, which can only be copied. */
export const isLocked = ({ locked }: Pick<Register, 'locked'>, values: Readonly<Record<string, unknown>>): boolean =>
  locked !== undefined && values[locked] === true

/** Returns the names of the fields that an item has on the wire. */
export const sentFields = ({ model }: Pick<Register, 'model'>): readonly string[] =>
  model.names.filter(name => model.fields[name]?.isExcluded === false)

/** Returns the fields that a batch can change: not the key, what the product sets, or rows. */
export const changeableFields = (
  register: Pick<Register, 'model' | 'key' | 'locked' | 'ofProduct'>,
): readonly string[] =>
  sentFields(register).filter(
    name => name !== register.key && !isOfProduct(register, name) && register.model.fields[name]?.kind !== 'rows',
  )

/**
 * Returns the id of an item in the browser, in events and in live events: its code, after that of
 * what it belongs to.
 */
export const idOfItem = ({ within }: Pick<Register, 'within'>, owner: string | undefined, code: string): string =>
  within ? `${owner ?? ''}/${code}` : code

/** Returns the parameters of an item's path from its id. */
export function paramsOfItem({ within, key }: Pick<Register, 'within' | 'key'>, id: string): Record<string, string> {
  if (!within) return { [key]: id }
  const at = id.indexOf('/')
  return { [within.field]: id.slice(0, Math.max(at, 0)), [key]: id.slice(at + 1) }
}

/** Returns the parameters of the path of the register's list, from an item's id. */
export const paramsOfList = (register: Pick<Register, 'within' | 'key'>, id: string): Record<string, string> => {
  const { [register.key]: _, ...owner } = paramsOfItem(register, id)
  return owner
}

/** Returns an item as people know it: its code and its name. */
export const textOfItem = (
  { key, nameFields }: Pick<Register, 'key' | 'nameFields'>,
  values: Readonly<Record<string, unknown>>,
): string => [values[key], ...nameFields.map(name => values[name])].filter(isWritten).join(' ')

/** Returns the name of an item, without its code. */
export const nameOfItem = (
  { nameFields }: Pick<Register, 'nameFields'>,
  values: Readonly<Record<string, unknown>>,
): string =>
  nameFields
    .map(name => values[name])
    .filter(isWritten)
    .join(' ')

const isWritten = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** Returns a register with the company's words for it. */
export const worded = (register: Register, company: FormValues): Register => ({
  ...register,
  ...register.words?.(company),
})

/** True for a field that only the product sets. */
export const isOfProduct = ({ locked, ofProduct }: Pick<Register, 'locked' | 'ofProduct'>, name: string): boolean =>
  name === locked || ofProduct.includes(name)

/** Returns 'Ny avdelning' or 'Nytt konto'. */
export const textOfNew = ({ isNeuter, item }: Pick<Register, 'isNeuter' | 'item'>): string =>
  `${isNeuter ? 'Nytt' : 'Ny'} ${item}`
