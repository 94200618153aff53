import { createHash, randomUUID } from 'node:crypto'

const minute = 60_000
const codeLife = 5 * minute
const accessLife = 60 * minute
const refreshLife = 65 * minute
const maxRefreshes = 10

interface Code {
  readonly clientId: string
  readonly redirectUri: string
  readonly challenge: string
  readonly scope: string
  readonly until: number
}

interface Grant {
  readonly scope: string
  readonly until: number
}

/** The form of a request for tokens. */
type Form = Readonly<Record<string, string | undefined>>

/** Creates Skatteverket's sign-in: OAuth2 with PKCE, codes and tokens with their lives. */
export function simulatedSignIn(now: () => Date, client: { readonly id: string; readonly secret: string }) {
  const codes = new Map<string, Code>()
  const access = new Map<string, Grant>()
  const refresh = new Map<string, Grant & { readonly refreshes: number }>()
  const time = () => now().getTime()

  function grant(scope: string, refreshes: number) {
    const [token, next] = [randomUUID(), randomUUID()]
    access.set(token, { scope, until: time() + accessLife })
    if (refreshes <= maxRefreshes) refresh.set(next, { scope, refreshes, until: time() + refreshLife })
    return { access_token: token, refresh_token: next, expires_in: accessLife / 1_000, token_type: 'Bearer', scope }
  }

  return {
    /** Returns the address that a person who has signed in by BankID is sent to. */
    authorize(query: Form): string | undefined {
      const { client_id: clientId = '', redirect_uri: redirectUri = '', code_challenge: challenge = '' } = query
      const isRight = query.response_type === 'code' && query.code_challenge_method === 'S256' && challenge !== ''
      if (!isRight || clientId !== client.id || !URL.canParse(redirectUri)) return undefined
      const code = randomUUID()
      codes.set(code, { clientId, redirectUri, challenge, scope: query.scope ?? '', until: time() + codeLife })
      const address = new URL(redirectUri)
      address.searchParams.set('code', code)
      address.searchParams.set('state', query.state ?? '')
      return address.toString()
    },
    /** Returns tokens for a code or a refresh token, each of which is good once, or an error. */
    token(form: Form) {
      if (form.client_id !== client.id || form.client_secret !== client.secret) return { error: 'invalid_client' }
      if (form.grant_type === 'refresh_token') {
        const held = refresh.get(form.refresh_token ?? '')
        refresh.delete(form.refresh_token ?? '')
        if (!held || held.until <= time() || held.refreshes >= maxRefreshes) return { error: 'invalid_grant' }
        return grant(held.scope, held.refreshes + 1)
      }
      const code = codes.get(form.code ?? '')
      codes.delete(form.code ?? '')
      const challenge = createHash('sha256')
        .update(form.code_verifier ?? '')
        .digest('base64url')
      const isRight =
        code && code.until > time() && code.challenge === challenge && code.redirectUri === form.redirect_uri
      return isRight ? grant(code.scope, 0) : { error: 'invalid_grant' }
    },
    /** Returns the status that a call with a token and a needed scope gets. */
    check(token: string, scope: string): 200 | 401 | 403 {
      const held = access.get(token)
      if (!held || held.until <= time()) return 401
      return held.scope.split(' ').includes(scope) ? 200 : 403
    },
  }
}
