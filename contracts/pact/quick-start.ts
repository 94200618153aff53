import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'

/**
 * Lets Pact's verifier start each request quickly. It makes an HTTP client for each exchange, and
 * each reads all of the machine's certificates (20 ms), also for a backend that is reached without
 * TLS. For such a one it is given a single certificate to read.
 */
export function readNoCertificates(url: string): void {
  if (!url.startsWith('http:') || process.env.SSL_CERT_FILE) return
  const folder = mkdtempSync(join(tmpdir(), 'avlona-pact-'))
  process.env.SSL_CERT_FILE = join(folder, 'one.pem')
  process.env.SSL_CERT_DIR = folder
  if (!existsSync(process.env.SSL_CERT_FILE)) writeFileSync(process.env.SSL_CERT_FILE, rootCertificates[0] ?? '')
}
