import type { FastifyInstance } from 'fastify'
import { type Brand, brandOf } from '#contracts/brands.ts'
import { contentDisposition, type Download } from '#contracts/download.ts'
import { errors } from '#contracts/errors.ts'
import { fileForms } from '#contracts/file-forms.ts'
import { header, markerValue, single } from '#contracts/headers.ts'
import type { Scope } from '#contracts/wire.ts'
import { withTenant } from '../database/tenancy.ts'
import type { Progress } from '../jobs/progress.ts'
import type { CompanyAsk } from './ask.ts'
import { Refusal } from './refusal.ts'
import { callerRequest, requireAccess, type Services } from './route.ts'
import { readPart } from './validation.ts'

/** The input of a file's handler. The company is present when the download requires one. */
export interface FileAsk extends CompanyAsk {
  readonly scope: Scope
  /** The parameters of the path, by the download's shape. */
  readonly params: Readonly<Record<string, string>>
  /** The brand that the caller's browser is served, or the default brand. */
  readonly brand: Brand
  readonly now: Date
  /** Of the job that makes the file, which may be of any number. Undefined while somebody waits. */
  readonly progress?: Progress
}

export interface File {
  readonly name: string
  readonly content: string | Buffer
  /** The media type, when it is another than the download's. */
  readonly type?: string
}

/** Creates a file. It refuses by throwing a Refusal. */
export type FileHandler = (ask: FileAsk) => Promise<File>

/** Registers the route of a file: outside `/api`, with the checks of every call. */
export function addDownload(
  app: FastifyInstance,
  download: Download,
  handle: FileHandler,
  { database, callers, cookie, clock }: Pick<Services, 'database' | 'callers' | 'cookie' | 'clock'>,
): void {
  app.route({
    method: 'GET',
    url: download.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    onRequest: async request => {
      if (request.headers[header.marker] !== markerValue) throw new Refusal(errors.markerMissing)
    },
    handler: async (request, reply) => {
      const asked = callerRequest({ cookie, clock }, request)
      const { scope, now } = asked
      const params = download.params ? readPart(download.params, request.params, 'Adressen') : {}
      const caller = (await callers.byKey(download, asked)) ?? (await callers.bySession(asked))
      const { company } = caller
      const { login, licNr } = caller.account
      const file = await withTenant(database, { licNr, login, ftgKey: company?.ftgKey }, async tx => {
        const opens = await requireAccess(download, caller, () => callers.factsOf(tx, caller))
        const brand = brandOf(single(request.headers[header.brand]))
        return handle({ tx, caller, scope, params, brand, now, company, opens } as FileAsk)
      })
      const type = file.type ?? download.type
      return reply
        .header('content-disposition', contentDisposition(file.name, type))
        .type(typeOf(download, file))
        .send(file.content)
    },
  })
}

/** Returns the media type of a file, with the encoding of a text. */
const typeOf = ({ type, form }: Download, file: File): string =>
  type.startsWith('text/') ? `${type}; charset=${fileForms[form].encoding}` : (file.type ?? type)
