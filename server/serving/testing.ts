import { request } from 'node:http'

/** A request whose body is begun and never ended. */
interface Begun {
  readonly method?: string
  readonly headers: Readonly<Record<string, string>>
  /** The length that is announced; without it the body is sent in chunks. */
  readonly length?: number
  /** What is sent of the body. */
  readonly sent?: string
}

/**
 * Returns the answer to a request whose body does not come to its end: a server that reads the body
 * first never answers.
 */
export const answerBeforeTheEnd = (url: string, { method = 'POST', headers, length, sent = '' }: Begun) =>
  new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const asked = request(
      url,
      {
        method,
        headers: { 'content-type': 'application/json', ...headers, ...(length && { 'content-length': length }) },
      },
      response => {
        let text = ''
        response
          .setEncoding('utf8')
          .on('data', part => {
            text += part
          })
          .on('end', () => {
            resolve({ status: response.statusCode ?? 0, text })
            asked.destroy()
          })
      },
    )
    asked.on('error', reject)
    asked.flushHeaders()
    asked.write(sent)
  })
