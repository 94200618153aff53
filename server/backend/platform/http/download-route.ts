import type { FastifyInstance } from 'fastify'
import { type Brand, brandOf } from '#contracts/brands.ts'
import { contentDisposition, type Download } from '#contracts/download.ts'
import { errors } from '#contracts/errors.ts'
import { fileForms } from '#contracts/file-forms.ts'
import { header, markerValue } from '#contracts/headers.ts'
import type { Scope } from '#contracts/wire.ts'
import { callerByKey } from '../../integrations/key-caller.ts'
import { requireSession } from '../../sign-in/session/caller.ts'
import { withTenant } from '../database/tenancy.ts'
import type { Progress } from '../jobs/progress.ts'
import type { CompanyAsk } from './ask.ts'
import { Refusal } from './refusal.ts'
import { requireAccess, type Services, single } from './route.ts'
import { readScope } from './scope.ts'
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
  { database, cookie, copyLicences, clock }: Pick<Services, 'database' | 'cookie' | 'copyLicences' | 'clock'>,
): void {
  app.route({
    method: 'GET',
    url: download.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    onRequest: async request => {
      if (request.headers[header.marker] !== markerValue) throw new Refusal(errors.markerMissing)
    },
    handler: async (request, reply) => {
      const now = clock()
      const scope = readScope(request.headers)
      const params = download.params ? readPart(download.params, request.params, 'Adressen') : {}
      const caller =
        (await callerByKey(database, download, { request, now, ...scope })) ??
        (await requireSession(database, { token: cookie.read(request), now, ...scope }))
      const { company } = caller
      const { login, licNr } = caller.account
      const file = await withTenant(database, { licNr, login, ftgKey: company?.ftgKey }, async tx => {
        const opens = await requireAccess(download, tx, caller, copyLicences)
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
