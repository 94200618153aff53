import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { companyErrors } from '../companies/errors.ts'
import { NewPicture } from '../companies/pictures.shapes.ts'
import { employeeErrors } from '../employees/errors.ts'
import { maxClientNumber } from '../registers/clients.ts'
import { registerErrors } from '../registers/errors.ts'

const Nr = z.string().min(1).max(maxClientNumber)

/** An account that may be responsible for clients, and approve their time reports. */
const Approver = z.object({ Login: z.string(), Namn: z.string() })

/**
 * The initial values of a new client: the lowest free number that the company allows, or an empty
 * text, and whether the client is shown once created (OpenNewBrukare).
 */
const ClientStart = z.object({ Brukare: z.string(), OpenNewBrukare: z.boolean() })

/** A month of assistance, with the decisions in force on some day of it. */
const AssistancePeriod = z.object({
  /** The month, YYYYMM. */
  LSSPeriod: z.string().regex(/^[12]\d{3}(0[1-9]|1[0-2])$/),
  AntalBrukare: z.int().min(0),
  AntalBeslut: z.int().min(0),
  /** The decided hours of the month, to two decimals. */
  Timmar: z.number().min(0),
})
export type AssistancePeriod = z.infer<typeof AssistancePeriod>

/** The calls about clients beside those of their register (third document §7). */
export const careCalls = {
  approvers: call('GET', '/brukaransvlista', {
    summary:
      'Returns those who may approve the time reports of clients, by name in Swedish order: the accounts of the role LSS with access to the company that are not blocked.',
    access: { right: 'Registry.Brukare.Read' },
    data: z.array(Approver),
  }),
  periodOverview: call('GET', '/lssberedning/periodOverview', {
    summary:
      'Returns the months of assistance, the latest first: from the first month in which a client has a decision in force (January 1994 at the earliest, when the act came into force) until this month. A month has the number of clients with a decision in force on some day of it, the number of decisions, and their hours, divided by days. A decision ends with its last day, or with that of a client who is no longer active. Hours for a whole decision without a last day are left out. Sorts by LSSPeriod, AntalBrukare, AntalBeslut and Timmar. Searches in LSSPeriod.',
    access: { right: 'LSS.Ber.Read' },
    paged: true,
    plainQuery: true,
    data: z.array(AssistancePeriod),
  }),
  start: call('GET', '/brukarlista/@/start', {
    summary: 'Returns what a new client begins with: the lowest free number in the range of the company settings.',
    access: { right: 'Registry.Brukare.Write' },
    data: ClientStart,
  }),
  changeNumber: call('PUT', '/brukarlista/{Brukare}/nummer', {
    summary: 'Changes the number of a client, and returns the version. Whatever refers to it follows.',
    access: { right: 'Registry.Brukare.Write' },
    params: z.strictObject({ Brukare: Nr }),
    body: z.strictObject({ Version: z.int().min(1), Brukare: Nr }),
    data: z.object({ Version: z.int().min(1) }),
    errors: [commonErrors.fieldsRefused, commonErrors.versionConflict, registerErrors.registerItemMissing],
  }),
  setPicture: call('PUT', '/brukarlista/{Brukare}/bild', {
    summary:
      'Sets the picture of a client, and replaces any earlier one. The file must be a complete PNG or JPEG, of at most 5,000,000 bytes and 60,000,000 pixels.',
    access: { right: 'Registry.Brukare.Write' },
    params: z.strictObject({ Brukare: Nr }),
    body: NewPicture,
    bodyLimit: 7 * 1024 * 1024,
    data: z.object({ Id: z.uuid() }),
    errors: [
      registerErrors.registerItemMissing,
      companyErrors.pictureRefused,
      companyErrors.pictureTooLarge,
      employeeErrors.documentRefused,
    ],
  }),
  removePicture: call('DELETE', '/brukarlista/{Brukare}/bild', {
    summary: 'Removes the picture of a client. Gives the same answer when there is none.',
    access: { right: 'Registry.Brukare.Write' },
    params: z.strictObject({ Brukare: Nr }),
    data: z.null(),
    errors: [registerErrors.registerItemMissing],
  }),
}
