import './RichText.css'

/** Formatted text as the server stored it. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps only harmless marks when it stores a text.
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
