import { z } from 'zod'

// The content security policy forbids compiling code from text, which zod would otherwise try at its first check.
z.config({ jitless: true })
