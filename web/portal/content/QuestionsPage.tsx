import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { commonQuestion } from '#contract/content/index.ts'
import { dictBiz } from '#contract/system/index.ts'
import { callContext } from '../../app/context.ts'
import { translator } from '../../app/i18n/texts.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { inLang } from '../frame/in-lang.ts'
import { FilterChips } from '../policy/FilterChips.tsx'
import '../policy/HallPage.css'
import { Marked } from '../policy/Marked.tsx'
import { ListPager } from './ListPager.tsx'
import { knownOf, pageNumber, wordOf } from './list-address.ts'
import { PageHead } from './PageHead.tsx'
import './QuestionsPage.css'
import { SearchForm } from './SearchForm.tsx'
import { contentTexts } from './texts.ts'

const PAGE_SIZE = 20

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const call = context.get(callContext)
  const kinds = (await call(dictBiz['get-list'], { code: 'questionType' })).map(({ dictKey = '', dictValue }) => ({
    key: dictKey,
    name: dictValue,
  }))
  const type = knownOf(
    params.get('type'),
    kinds.map(({ key }) => key),
  )
  const word = wordOf(params)
  const page = await call(commonQuestion.getCommonList, {
    type,
    question: word,
    current: pageNumber(params),
    size: PAGE_SIZE,
  })
  return { kinds, type, word, page }
}

export function meta(args: MetaArgs<typeof loader>) {
  const t = translator(metaLang(args), contentTexts)
  const { page } = args.loaderData ?? {}
  return [
    ...pageMeta(args, { title: t('questions'), description: t('questionsNote') }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: (page?.records ?? []).map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    },
  ]
}

export default function QuestionsPage() {
  const { kinds, type, word, page } = useLoaderData<typeof loader>()
  const t = useTexts(contentTexts)
  const lang = useLang()
  return (
    <>
      <PageHead
        title={t('questions')}
        note={t('questionsNote')}
        search={<SearchForm word={word} hint={t('questionHint')} kept={[['type', type]]} />}
      />
      <div className="wrap page-body">
        <FilterChips name={t('categories')} all={t('allQuestions')} param="type" chosen={type} options={kinds} />
        {page.records.length === 0 && (
          <EmptyState
            title={t('noQuestions')}
            text={t('noQuestionsText')}
            action={<Button to={inLang('/platformDynamics?code=au4', lang)}>{t('contact')}</Button>}
          />
        )}
        <div className="questions">
          {page.records.map(({ id, question, answer }, at) => (
            <details key={id} open={at === 0 || word !== ''}>
              <summary>
                <Marked text={question} word={word} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
        <ListPager page={page} />
      </div>
    </>
  )
}
