import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * The content security policy of our pages: no inline script, no eval, nothing from other origins.
 * Styles are files. Ark sets styles through the style object, which style-src does not restrict.
 */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // A chosen picture is previewed before it is sent.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Text cannot become markup or script by assignment. Only DOMPurify may parse markup, to
    // sanitise a help text.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify'],
  },
} satisfies FastifyHelmetOptions['contentSecurityPolicy']

const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map(feature => `${feature}=()`)
  .join(', ')

/**
 * Adds the security headers to every answer.
 *
 * @param behindTls whether browsers use TLS; if so, HSTS makes them use nothing else
 */
export async function addSecurityHeaders(app: FastifyInstance, behindTls: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: behindTls && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', permissions)
    done()
  })
}
