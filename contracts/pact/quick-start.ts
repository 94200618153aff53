import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'

/**
 * Makes Pact's verifier start each request faster. The verifier makes an HTTP client for each
 * exchange, and each client loads all of the machine's certificates (20 ms), even for a URL without
 * TLS. For such a URL this function gives it a single certificate to load.
 */
export function readNoCertificates(url: string): void {
  if (!url.startsWith('http:') || process.env.SSL_CERT_FILE) return
  const folder = mkdtempSync(join(tmpdir(), 'avlona-pact-'))
  process.env.SSL_CERT_FILE = join(folder, 'one.pem')
  process.env.SSL_CERT_DIR = folder
  if (!existsSync(process.env.SSL_CERT_FILE)) writeFileSync(process.env.SSL_CERT_FILE, rootCertificates[0] ?? '')
}
