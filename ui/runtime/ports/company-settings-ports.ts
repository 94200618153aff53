import type { FormMachine } from '#machines/form/form.machine.ts'
import { formPorts } from '#machines/form/form.ports.ts'
import type { StoredForm } from '#machines/form/form.types.ts'
import { answer } from '#machines/shared/port.ts'
import { mapResult, type Result } from '#machines/shared/result.ts'
import { type Api, asResult } from '../api.ts'
import { liveNetworkReturn } from './root-ports.ts'

const ports = formPorts('companySettings')
type Stored = { readonly Settings: { readonly Version: number; readonly Values: object } }

const storedOf = ({ Settings: { Version, Values } }: Stored): StoredForm => ({ Version, values: { ...Values } })

/** The form of a company's settings over the adapter. */
export const liveCompanySettings = (api: Api, machine: FormMachine): FormMachine =>
  machine.provide({
    actors: {
      networkReturn: liveNetworkReturn,
      load: answer(ports.load, async ({ input: { id }, signal }) => {
        const result = await asResult(api.companies.info.query({ params: { FtgId: id } }, { signal }))
        return mapResult(result, ({ data }) => storedOf(data as Stored))
      }),
      save: answer(ports.save, async ({ input: { id, Version, changes }, signal }): Promise<Result<StoredForm>> => {
        const body = { Version, Values: changes }
        const result = await asResult(api.companies.change.mutate({ params: { FtgId: id }, body }, { signal }))
        return mapResult(result, ({ data }) => storedOf(data))
      }),
    },
  })
