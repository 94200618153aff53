import './do-not-track.ts'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Matchers, Pact } from '@pact-foundation/pact'
import { afterAll, describe, expect, it } from 'vitest'
import { callContext } from '#server/adapter/call-context.ts'
import { createFileClient } from '#server/adapter/file-client.ts'
import { expectGenerated } from '#tests/harness/generated-file.ts'
import { fillPath } from '../call.ts'
import { companyPictureFile } from '../companies/picture-file.ts'
import { contentDisposition, type Download, fileNameIn } from '../download.ts'
import { downloads } from '../downloads.ts'
import { header, markerValue } from '../headers.ts'
import { scopeHeaders } from '../scope-headers.ts'
import { contentsFile, contentsOf, writeGenerated } from './generated-files.ts'
import { consumer, filesPactFile, filesProvider, hasCookie, jsonParams } from './interactions.ts'
import { canonical } from './pact-file.ts'
import { inItsTime } from './time.ts'

const { equal, fromProviderState, regex, string } = Matchers

const cookie = 'avlona=example'
const buildId = 'example-build'
const dir = mkdtempSync(join(tmpdir(), 'avlona-files-pact-'))
const pact = new Pact({ consumer, provider: filesProvider, dir, logLevel: 'error' })

const exchanges = Object.values<Download>(downloads).flatMap(file =>
  file.outcomes.map(outcome => [`GET ${file.path}: ${outcome.name}`, file, inItsTime(outcome)] as const),
)

const pictures = companyPictureFile.outcomes.map(
  outcome => [`GET ${companyPictureFile.path}: ${outcome.name}`, outcome] as const,
)

describe('the client of files and prints, and what it relies on', () => {
  it.each(exchanges)('%s', async (description, { path: declared, type }, outcome) => {
    const { answer, request } = outcome
    const path = fillPath(declared, request.params as Record<string, unknown> | undefined)
    const scope = scopeHeaders(request.scope ?? {})
    const given = outcome.given.reduce((all, state) => all.given(state.name, jsonParams(state)), pact.addInteraction())
    const exchange = given
      .uponReceiving(description)
      .withRequest('GET', path, asked => {
        asked.headers({
          [header.marker]: markerValue,
          ...scope,
          // biome-ignore lint/suspicious/noTemplateCurlyInString: Pact fills it in from the provider state's answer
          ...(hasCookie(outcome) && { cookie: fromProviderState('${Cookie}', cookie) }),
        })
      })
      .willRespondWith('error' in answer ? answer.error.status : 200, response => {
        response.headers({ [header.buildId]: string(buildId) })
        if ('error' in answer) {
          response.jsonBody({ message: string(answer.error.message), dvCode: equal(answer.error.dvCode) })
        } else {
          response.headers({
            'content-type': regex(`^${type.replace('.', '\\.')}(;.*)?$`, type),
            'content-disposition': regex('^attachment;.*filename.*$', contentDisposition(answer.fileName, type)),
          })
        }
      })
    await exchange.executeTest(async ({ url }) => {
      const client = createFileClient(`${url}/api`)
      const headers = { ...scope, ...(hasCookie(outcome) && { cookie }) }
      const context = callContext({ headers, address: '192.0.2.1', protocol: 'http' })
      const file = await client.get(path, context, new AbortController().signal)
      const text = await file.body.toArray().then(pieces => Buffer.concat(pieces).toString())
      expect(file.headers[header.buildId]).toBe(buildId)
      if ('error' in answer) {
        expect(file.status).toBe(answer.error.status)
        expect(JSON.parse(text)).toEqual({ message: answer.error.message, dvCode: answer.error.dvCode })
      } else {
        expect(file.status).toBe(200)
        expect(fileNameIn(String(file.headers['content-disposition']))).toBe(answer.fileName)
      }
      await client.close()
    })
  })

  it.each(pictures)('%s', async (description, outcome) => {
    const { params, error } = outcome
    const path = fillPath(companyPictureFile.path, params)
    await outcome.given
      .reduce((all, state) => all.given(state.name, jsonParams(state)), pact.addInteraction())
      .uponReceiving(description)
      .withRequest('GET', path, asked => {
        asked.headers({
          [header.marker]: markerValue,
          // biome-ignore lint/suspicious/noTemplateCurlyInString: Pact fills it in from the provider state's answer
          ...(hasCookie(outcome) && { cookie: fromProviderState('${Cookie}', cookie) }),
        })
      })
      .willRespondWith(error?.status ?? 200, response => {
        response.headers({ [header.buildId]: string(buildId) })
        if (error) response.jsonBody({ message: string(error.message), dvCode: equal(error.dvCode) })
        else response.headers({ 'content-type': regex(companyPictureFile.types, companyPictureFile.type) })
      })
      .executeTest(async ({ url }) => {
        const client = createFileClient(`${url}/api`)
        const context = callContext({
          headers: hasCookie(outcome) ? { cookie } : {},
          address: '192.0.2.1',
          protocol: 'http',
        })
        const file = await client.get(path, context, new AbortController().signal)
        await file.body.toArray()
        expect(file.status).toBe(error?.status ?? 200)
        if (!error) expect(file.headers['content-type']).toBe(companyPictureFile.type)
        await client.close()
      })
  })

  it('is written as its list says (UPDATE_PACTS=1 rewrites the list)', () => {
    const written = canonical(readFileSync(join(dir, `${consumer}-${filesProvider}.json`), 'utf8'))
    expect(JSON.parse(written).interactions).toHaveLength(exchanges.length + pictures.length)
    writeGenerated(filesPactFile, written)
    expectGenerated(contentsFile(filesPactFile), contentsOf(written), 'UPDATE_PACTS')
  })
})

afterAll(() => rmSync(dir, { recursive: true }))
