import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillPath } from '../call.ts'
import type { Download } from '../download.ts'
import { downloads } from '../downloads.ts'
import { fileAt, type JobFileName, jobFiles, wordsOfFile } from './job-files.ts'

describe('the files that a job may make', () => {
  it.each(Object.entries(jobFiles))('%s is the download of its path, which says so', (name, { path }) => {
    const download: Download = downloads[name as JobFileName]
    expect(download.path).toBe(path)
    expect(download.errors.map(({ dvCode }) => dvCode)).toContain('42296')
    for (const { request } of download.outcomes) {
      const filled = fillPath(path, request.params as Record<string, unknown> | undefined)
      expect(fileAt(filled)).toEqual({ name, params: request.params ?? {} })
    }
  })

  it('are known by their paths, whatever the parameters', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(jobFiles)), fc.string({ minLength: 1 }), (name, text) => {
        fc.pre(text.isWellFormed())
        const { path } = jobFiles[name as JobFileName]
        const names = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '')
        const params = Object.fromEntries(names.map(each => [each, text]))
        expect(fileAt(fillPath(path, params))).toEqual({ name, params })
      }),
    )
  })

  it.each([
    '',
    '/print/payslips/',
    '/print/payslips/202611/7',
    '/print/payslips/202611?x=1',
    '/print/payslips/%E0%A4%A',
    '/api/print/payslips/202611',
    '/file/eventHistory',
    '/file/jobs/7c1d3b0a-91d5-4a55-8f3e-2f6a4c8e5b03',
  ])('no job makes %s', path => {
    expect([fileAt(path), wordsOfFile(path)]).toEqual([undefined, ''])
  })

  it('say what they are', () => {
    expect(wordsOfFile('/print/payslips/202611')).toBe('Lönebesked 202611')
    expect(wordsOfFile('/file/paxml/schedules')).toBe('Scheman')
  })
})
