import type { employeeDocumentCalls } from '#contracts/employees/documents/calls.ts'
import { certificateForm } from '#contracts/employees/documents/certificate.form.ts'
import { documentMessages, documentTypeOf } from '#contracts/employees/documents/document-file.ts'
import type { CertificateValues } from '#contracts/employees/documents/shapes.ts'
import { errors } from '#contracts/errors.ts'
import type { FieldValue } from '#contracts/forms/field.ts'
import { fileNameOf } from '#contracts/rules/file-name.ts'
import { decodePicture } from '../../companies/pictures/decode-picture.ts'
import { pictureIn } from '../../companies/pictures/picture-content.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import { applied } from '../../platform/forms/applied.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { Refusal, requireFields } from '../../platform/http/refusal.ts'
import { rowOf } from '../read-employee.ts'
import { certificateOf, printCertificate } from './certificate.ts'
import {
  changeDocument,
  documentEvents,
  documentsOf,
  keepFile,
  removeDocument,
  setPicture,
  tellOfDocument,
} from './employee-documents.ts'

const { added, changed, removed, certified } = documentEvents

/** Refuses a file's name whose extension is another type's. */
const wrongName = (FilNamn: string) =>
  new Refusal(errors.documentRefused, undefined, {
    FilNamn: `Filens namn stämmer inte med vad filen är. Den kan heta ”${FilNamn}”.`,
  })

export const employeeDocumentsArea: Handlers<typeof employeeDocumentCalls> = {
  async list({ tx, params }) {
    await rowOf(tx, params.AnstNr)
    return documentsOf(tx, params.AnstNr)
  },
  async add({ tx, params, body }) {
    const row = await rowOf(tx, params.AnstNr)
    const sent = Buffer.from(body.Content, 'base64')
    const type = documentTypeOf(sent)
    if (!type) throw new Refusal(errors.documentRefused, documentMessages.wrongFormat)
    const FilNamn = fileNameOf(body.FilNamn, type)
    if (FilNamn !== body.FilNamn) throw wrongName(FilNamn)
    const content = type === 'image/png' || type === 'image/jpeg' ? (await decodePicture(sent))?.content : sent
    if (!content) throw new Refusal(errors.documentRefused, documentMessages.damaged)
    const file = { title: body.Titel, day: body.Datum, fileName: body.FilNamn, type, content }
    const Id = await keepFile(tx, row.employmentNumber, file)
    await tellOfDocument(tx, added, row, { id: Id })
    return { Id }
  },
  async change({ tx, params, body }) {
    if (await changeDocument(tx, params.AnstNr, params.Id, body))
      await tellOfDocument(tx, changed, await rowOf(tx, params.AnstNr), { id: params.Id })
    return null
  },
  async remove({ tx, params }) {
    await removeDocument(tx, params.AnstNr, params.Id)
    await tellOfDocument(tx, removed, await rowOf(tx, params.AnstNr), { id: params.Id })
    return null
  },
  async setPicture({ tx, params, body, now }) {
    const row = await rowOf(tx, params.AnstNr, true)
    const picture = await pictureIn(body)
    const id = await setPicture(tx, row, { title: 'Bild', day: swedishDate(now), fileName: 'bild', ...picture })
    return { Id: id ?? '' }
  },
  async removePicture({ tx, params }) {
    await setPicture(tx, await rowOf(tx, params.AnstNr, true), null)
    return null
  },
  async certificate({ tx, params, now }) {
    const today = swedishDate(now)
    return certificateForm.write(await certificateOf(tx, params.AnstNr, today), today) as unknown as CertificateValues
  },
  async certify({ tx, params, body, company, caller, now }) {
    const row = await rowOf(tx, params.AnstNr)
    const today = swedishDate(now)
    const fieldOf = (name: string) => certificateForm.fields[name as keyof typeof certificateForm.fields]
    const values = body as unknown as Record<string, FieldValue>
    const blank = certificateForm.defaults(today)
    const { form, refused } = applied(fieldOf, blank, values, today)
    const problems = { ...refused, ...certificateForm.problemsOfWhole(blank, form) }
    requireFields(problems)
    const day = String(form.Datum)
    const content = await printCertificate(tx, { row, form, today, account: caller.account, ftgId: company.ftgId })
    const fileName = `Arbetsgivarintyg ${row.employmentNumber} ${day}.pdf`
    const file = { title: 'Arbetsgivarintyg', day, fileName, type: 'application/pdf', content } as const
    const Id = await keepFile(tx, row.employmentNumber, file)
    await tellOfDocument(tx, certified, row, { id: Id })
    return { Id }
  },
}
