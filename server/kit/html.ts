import sanitize from 'sanitize-html'

const BLOCKS = ['p', 'div', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'ul', 'ol', 'li', 'hr', 'br']
const MARKS = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'span', 'a', 'img']
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

/** Pictures come from our own files alone: one from elsewhere would tell its owner who reads the text. */
const OWN_PICTURE = /^\/api\/blade-resource\/upload\/image\/\d{1,19}$/

/** Formatted text as people may read it: everything that is not on this list goes, styles and scripts with their content. */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [...BLOCKS, ...MARKS, ...TABLES],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: { a: (_tag, { href = '', title = '' }) => ({ tagName: 'a', attribs: linkOf(href, title) }) },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs['src'] ?? ''),
  }).trim()

/** Links out of the site open beside it and tell nothing about where they were clicked. */
const linkOf = (href: string, title: string): Record<string, string> => ({
  href,
  ...(title && { title }),
  ...(/^https?:/i.test(href) && { target: '_blank', rel: 'noopener noreferrer' }),
})

/** The words of a formatted text, for lists and for asking whether there are any. */
export const textOf = (html: string): string =>
  sanitize(html.replace(/<(\/p|\/div|\/li|\/h\d|\/t[dhr]|br)\b/gi, ' <$1'), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (text) => text.replace(/&nbsp;|\u00a0/g, ' '),
  })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

/** Nothing to read and nothing to see, whatever marks are left. */
export const isEmptyHtml = (html: string): boolean => !/<(img|hr|table)\b/i.test(html) && textOf(html) === ''
