import autocannon from 'autocannon'

interface Target {
  readonly url: string
  readonly headers: Record<string, string>
}

const connections = 10
const seconds = 3

/**
 * Measures the requests per second under load.
 *
 * @throws Error when an answer is not a success, since something else was measured then
 */
export async function requestsPerSecond({ url, headers }: Target): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0 || result['2xx'] === 0) throw new Error(`${url}: ${failed} of ${result.requests.total} failed`)
  return result.requests.average
}
