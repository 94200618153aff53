import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { cautionsOf, isExposed } from './exposure.ts'

const proxied = { BEHIND_TLS: 'on', TRUST_PROXY: '127.0.0.1' }

describe('a start that would let strangers in', () => {
  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST is “0.0.0.0”, which other machines reach, and BEHIND_TLS is off: passwords would'],
    [{ HOST: '::' }, 'and BEHIND_TLS is off'],
    [{ HOST: '192.0.2.7', TRUST_PROXY: '192.0.2.8' }, 'and BEHIND_TLS is off'],
    [{ HOST: 'localhost.example.se' }, 'and BEHIND_TLS is off'],
    [{ API_HOST: '0.0.0.0' }, 'API_HOST is “0.0.0.0”'],
    [{ BEHIND_TLS: 'on' }, 'BEHIND_TLS=on needs TRUST_PROXY beside it'],
    [{ ...proxied, TRUST_PROXY: '10.0.0.1, 0.0.0.0/0' }, 'TRUST_PROXY names every address there is'],
    [{ ...proxied, HOST: '0.0.0.0', DEMO_DATA: 'on' }, 'and DEMO_DATA is on: everybody knows the password'],
    [{ ...proxied, NODE_ENV: 'development' }, 'NODE_ENV=development shows pages that are for this machine alone'],
    [{ ...proxied, PACT_STATES: 'on' }, 'PACT_STATES=on signs anybody in'],
  ])('is refused: %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(sentence)
  })

  it.each([
    [{}, false],
    [{ HOST: 'localhost', API_HOST: '::1' }, false],
    [{ NODE_ENV: 'development', PACT_STATES: 'on' }, false],
    // The address of a backend that is not started.
    [{ API_HOST: '0.0.0.0', API_BASE_URL: 'https://api.example/v1' }, false],
    [{ TRUST_PROXY: '127.0.0.1' }, true],
    [proxied, true],
    [{ ...proxied, HOST: '0.0.0.0' }, true],
  ])('is not mistaken for one that does not: %j', (environment, exposed) => {
    const config = readConfig(environment)
    expect(isExposed(config)).toBe(exposed)
  })
})

describe('a start that may be meant', () => {
  it.each([
    [{}, []],
    [proxied, []],
    [{ TRUST_PROXY: '127.0.0.1' }, [/cookies may travel in the clear.*BEHIND_TLS=on/]],
    [{ ...proxied, DEMO_DATA: 'on' }, [/Demo data .* everybody knows the password/]],
  ])('is warned of: %j', (environment, cautions) => {
    expect(cautionsOf(readConfig(environment))).toEqual(cautions.map(text => expect.stringMatching(text)))
  })
})
