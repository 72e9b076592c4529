import { useTexts } from '../app/i18n/use-texts.ts'
import './GradeBadge.css'
import { uiTexts } from './texts.ts'

const grades = ['D3', 'D2', 'D1', 'C3', 'C2', 'C1', 'B3', 'B2', 'B1', 'A3', 'A2', 'A1'] as const

export type Grade = (typeof grades)[number]

export function GradeBadge({ grade }: { grade: Grade }) {
  const t = useTexts(uiTexts)
  return (
    <span className={`grade-badge ${grade[0]}`} title={t('grade', { grade })}>
      {grade}
    </span>
  )
}

/** The grade on its scale of twelve, with the score and its change beside it. */
export function GradeScale({ grade, score, note }: { grade: Grade; score: string; note?: string }) {
  return (
    <div className="grade-scale">
      <strong>{grade}</strong>
      <div>
        <p>
          <b>{score}</b> <span>{note}</span>
        </p>
        <div className="grade-steps" aria-hidden="true">
          {grades.map((step) => (
            <i key={step} className={step === grade ? 'on' : undefined} />
          ))}
        </div>
        <p className="grade-ends" aria-hidden="true">
          <span>{grades[0]}</span>
          <span>{grades.at(-1)}</span>
        </p>
      </div>
    </div>
  )
}
