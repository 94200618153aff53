import { openApi } from '../docs/openapi.ts'
import { openApiFile, writeGenerated } from './generated-files.ts'
import { examplesOf } from './openapi-examples.ts'

/** The OpenAPI document of the calls, with the examples of the pacts. */
export const openApiDocument = openApi('/api', examplesOf)

/** Writes the document, and returns its text. */
export function writeOpenApi(): string {
  const text = `${JSON.stringify(openApiDocument, null, 1)}\n`
  writeGenerated(openApiFile, text)
  return text
}

if (import.meta.main) writeOpenApi()
