import type { NewPicture } from '#contracts/companies/pictures.shapes.ts'
import { certificateForm as model } from '#contracts/employees/documents/certificate.form.ts'
import type { CertificateValues, DocumentChange, NewDocument } from '#contracts/employees/documents/shapes.ts'
import { copiedItem } from '#contracts/forms/item-key.ts'
import { employeeFilesMachine } from '#machines/employees/employee-files/employee-files.machine.ts'
import { employeeFilesPorts } from '#machines/employees/employee-files/employee-files.ports.ts'
import { certificateForm as form } from '#machines/kit/form/form.certificate.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import type { StoredForm } from '#machines/kit/form/form.types.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { isOk, mapResult, type Result } from '#machines/kit/shared/result.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'

/** Returns the same result without its value. */
const done = <Value>(result: Result<Value>): Result<null> => mapResult(result, () => null)

/**
 * Provides what is kept of employees in files, and the pictures of clients. The vault holds a file
 * only until the answer.
 */
export const employeeFiles: LazyFlow<'employeeFiles'> = {
  id: 'employeeFiles',
  join: ({ api, vault }) =>
    employeeFilesMachine.provide({
      actors: {
        saveFile: answer(employeeFilesPorts.saveFile, async ({ input, signal }) => {
          const { register, number, kind, Id, body: ref, idempotencyKey } = input
          const body: unknown = JSON.parse(vault.reveal(ref) ?? '{}')
          const { setPicture, add, change } = api.employeeDocuments
          const picture = { body: body as NewPicture, idempotencyKey }
          const params = { AnstNr: number }
          const retitled = { params: { ...params, Id }, body: body as DocumentChange, idempotencyKey }
          const saved =
            register === 'clients'
              ? done(
                  await asResult(api.care.setPicture.mutate({ ...picture, params: { Brukare: number } }, { signal })),
                )
              : kind === 'picture'
                ? done(await asResult(setPicture.mutate({ ...picture, params }, { signal })))
                : Id !== ''
                  ? done(await asResult(change.mutate(retitled, { signal })))
                  : done(await asResult(add.mutate({ params, body: body as NewDocument, idempotencyKey }, { signal })))
          vault.forget(ref)
          return saved
        }),
        removeFile: answer(employeeFilesPorts.removeFile, async ({ input, signal }) => {
          const { register, number: AnstNr, kind, Id, idempotencyKey } = input
          const { remove, removePicture } = api.employeeDocuments
          if (register === 'clients') {
            const request = { params: { Brukare: AnstNr }, idempotencyKey }
            return done(await asResult(api.care.removePicture.mutate(request, { signal })))
          }
          return kind === 'picture'
            ? done(await asResult(removePicture.mutate({ params: { AnstNr }, idempotencyKey }, { signal })))
            : done(await asResult(remove.mutate({ params: { AnstNr, Id }, idempotencyKey }, { signal })))
        }),
      },
    }),
}

/**
 * Provides the form of an employer's certificate. Its key is that of a new one that begins from the
 * employee, so that the next one does not begin as the one just made.
 */
export const certificateForm: LazyFlow<'certificateForm'> = {
  id: 'certificateForm',
  join: ({ api, vault }) => {
    const { flow, secrets } = form
    const ports = formPorts('certificateForm')
    const begun = (AnstNr: string, signal: AbortSignal) =>
      asResult(api.employeeDocuments.certificate.query({ params: { AnstNr } }, { signal }))
    const sealed = (Version: number, values: object, today: string): StoredForm => ({
      Version,
      ...secrets.seal({ ...values }, today, vault),
    })
    return flow.machine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        load: answer(ports.load, async ({ input: { id, today }, signal }) =>
          mapResult(await begun(copiedItem(id) ?? '', signal), ({ data }) => sealed(0, data, today)),
        ),
        save: answer(ports.save, async ({ input: { id, today, changes, key: idempotencyKey }, signal }) => {
          const AnstNr = copiedItem(id) ?? ''
          const revealed = secrets.reveal(changes, today, vault)
          if (!isOk(revealed)) return revealed
          const base = await begun(AnstNr, signal)
          if (!isOk(base)) return base
          const empty = model.write(model.defaults(today), today)
          const body = { ...empty, ...base.value.data, ...revealed.value } as CertificateValues
          const request = { params: { AnstNr }, body, idempotencyKey }
          const made = await asResult(api.employeeDocuments.certify.mutate(request, { signal }))
          return mapResult(made, () => sealed(1, body, today))
        }),
      },
    })
  },
}
