/** The part of autocannon that load.ts uses; the package has no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    headers: Record<string, string>
    connections: number
    /** In seconds. */
    duration: number
  }
  interface Result {
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
    requests: { average: number; total: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
