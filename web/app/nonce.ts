import { createContext } from 'react'

/** Marks the page's own inline scripts for the content security policy; known on the server only. */
export const Nonce = createContext<string | undefined>(undefined)

export const policyFor = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Ant Design and charts position things with style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // The frame page shows registered outside pages.
    "frame-src 'self' http: https: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
