import { type CoverTopic, covers } from '../../ui/covers/covers.tsx'

/** Stored topics are words of operators; an unknown one gets the picture of the news. */
export const topicOf = (cover: string): CoverTopic => (Object.hasOwn(covers, cover) ? (cover as CoverTopic) : 'news')
