import { z } from 'zod'
import type { companyFacts, tableFacts } from '../person/company-facts.ts'
import { employeeForm } from '../person/employee.form.ts'
import { maxNumberLength } from '../person/identity.ts'
import { Absence, ChildFacts } from './absences/shapes.ts'
import { type FactKind, factKindNames } from './dated.ts'

/** An employee in a list (third document §3, PerLista entry). */
export const EmployeeListItem = z.object({
  AnstNr: z.string(),
  /** The name, surname first: 'Andersson Anna'. */
  Namn: z.string(),
  /** The personal number in 12 digits, or an empty text. */
  PersNr: z.string(),
  Epost: z.string(),
  /** The form of employment: a code of `employmentForms`. */
  AnstForm: z.string(),
  /** The department's number, or an empty text. */
  Avdelning: z.string(),
  AvdelningNamn: z.string(),
  AnstFrom: z.iso.date(),
  /** The last day of the employment, or null when no end is set. */
  AnstTom: z.iso.date().nullable(),
  /** The id of the employment's agreement, or an empty text. */
  AvtalId: z.string(),
  /** The code of the table that the employee's pay types belong to. */
  TabellStyKod: z.string(),
  /** The picture's id. The all-zero GUID means no picture. */
  ProfilePictureId: z.string(),
  /** The fields that payroll needs and that are empty: `missingForPay`. */
  Saknas: z.array(z.string()),
})
export type EmployeeListItem = z.infer<typeof EmployeeListItem>

/** The fields of an employee in their wire format. */
export const EmployeeValues = employeeForm.shape.omit({ GallerFran: true }) as unknown as z.ZodObject<
  Omit<(typeof employeeForm.shape)['shape'], 'GallerFran' | 'Ny' | keyof typeof companyFacts | keyof typeof tableFacts>
>
export type EmployeeValues = z.infer<typeof EmployeeValues>

const Version = z.int().min(1)
const Slag = z.enum(factKindNames as readonly [FactKind, ...FactKind[]])

/** The changes of an employee on a day: 1900-01-01 for the values before the first change. */
export const EmployeeFact = z.object({
  Slag,
  From: z.iso.date(),
  /** The new values, by field, in their wire format. */
  Values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})
export type EmployeeFact = z.infer<typeof EmployeeFact>

/** A client whose assistant an employee is, and when. */
export const Assignment = z.object({
  Brukare: z.string(),
  /** The client's name, surname first. */
  Namn: z.string(),
  FranDatum: z.iso.date(),
  /** 1899-12-30 for no last day. */
  TomDatum: z.iso.date(),
})
export type Assignment = z.infer<typeof Assignment>

/** An employee as of a day, with every dated change. */
export const Employee = z.object({
  Version,
  /** The day whose values are given. */
  Datum: z.iso.date(),
  Values: EmployeeValues,
  /** By day, those of the future included. */
  Andringar: z.array(EmployeeFact),
  /** The absences, the latest first. Null for an account that does not see absences. */
  Franvaro: z.array(Absence).nullable(),
  /** What follows for each child. Empty for an account that does not see absences. */
  Barnfakta: z.array(ChildFacts),
  /**
   * The clients whose assistant the employee is or will be, by name. Null for an account that does
   * not see clients, as in a company without LSS.
   */
  Uppdrag: z.array(Assignment).nullable(),
  /** What refers to the employee, in the plural, and how many. An employee in use is kept. */
  UsedBy: z.array(z.object({ Text: z.string(), Antal: z.int().min(1) })),
  Saknas: z.array(z.string()),
  /** The picture's id. The all-zero GUID means no picture. */
  ProfilePictureId: z.string(),
})
export type Employee = z.infer<typeof Employee>

/** An employee that has been created or changed. */
export const SavedEmployee = z.object({ Version })

/**
 * A change: the version that it was made from, the day from which dated fields get their values,
 * and the new values of the changed fields only.
 */
export const EmployeeChange = z.strictObject({
  Version,
  GallerFran: z.iso.date(),
  Values: EmployeeValues.omit({ AnstNr: true }).partial(),
})
export type EmployeeChange = z.infer<typeof EmployeeChange>

/** An entry of the line of time that is to be removed. */
export const FactRemoval = z.strictObject({ Version, Slag, From: z.iso.date() })
/** An employee's new number. */
export const NumberChange = z.strictObject({ Version, AnstNr: z.string().min(1).max(maxNumberLength) })

const Choice = z.object({ value: z.string(), label: z.string() })

/** The choices of the company's employee form, and the initial values of a new employee. */
export const EmployeeChoices = z.object({
  Avdelning: z.array(Choice),
  AvtalId: z.array(Choice),
  EgenskapIDList: z.array(Choice),
  FackId: z.array(Choice),
  /** The suggested number, or an empty text. */
  AnstNr: z.string(),
  /** The company's normal tax table. */
  SkattTab: z.string(),
  /**
   * The company's own table of pay types, which a new employee without an agreement begins with.
   */
  TabellStyKod: z.string(),
  /** The tables of the agreements, which their new employees begin with. */
  AvtalTabeller: z.array(z.object({ AvtalId: z.string(), TabellKod: z.string() })),
  /** The settings of `companyFacts`: which fields the company uses, and what it calls them. */
  Foretag: z.record(z.string(), z.union([z.string(), z.boolean()])),
  /** The templates of the company, with their values in the wire format (`/stdper`). */
  Mallar: z.array(
    z.object({
      Id: z.string(),
      BenText: z.string(),
      Values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
    }),
  ),
  /** The company's setting: whether a new employee is shown once added, or else the list. */
  OpenNewPerson: z.boolean(),
})
export type EmployeeChoices = z.infer<typeof EmployeeChoices>
