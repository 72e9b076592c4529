export type CreditGrade = { grade: string; from: number; range: string; evaluation: string }

/** 由高到低；分数不低于 from 的第一行即其等级。评价语为演示文字。 */
export const creditGrades: CreditGrade[] = [
  {
    grade: 'A1',
    from: 686,
    range: '685 分以上',
    evaluation: '信用优异，经营稳健，偿债能力很强，几乎不受环境变化影响。',
  },
  { grade: 'A2', from: 665, range: '665–685 分', evaluation: '信用优秀，经营良好，偿债能力强，违约可能很小。' },
  { grade: 'A3', from: 655, range: '655–665 分', evaluation: '信用良好，经营较稳，偿债能力较强，适合信用类产品。' },
  {
    grade: 'B1',
    from: 645,
    range: '645–655 分',
    evaluation: '信用较好，经营正常，有一定偿债能力，可结合担保提高额度。',
  },
  { grade: 'B2', from: 640, range: '640–645 分', evaluation: '信用中上，经营正常，个别指标需要关注。' },
  { grade: 'B3', from: 625, range: '625–640 分', evaluation: '信用中等，经营基本稳定，建议补充经营数据或增加保证。' },
  { grade: 'C1', from: 615, range: '615–625 分', evaluation: '信用一般，抗风险能力偏弱，宜选择有担保的产品。' },
  { grade: 'C2', from: 595, range: '595–615 分', evaluation: '信用偏弱，部分指标低于同行，需要抵押或担保支持。' },
  { grade: 'C3', from: 565, range: '565–595 分', evaluation: '信用较弱，现金流偏紧，建议先改善纳税和履约记录。' },
  { grade: 'D1', from: 535, range: '535–565 分', evaluation: '信用差，存在明显风险信号，融资难度较大。' },
  { grade: 'D2', from: 510, range: '510–535 分', evaluation: '信用很差，偿债能力不足，需要先处理逾期或涉诉事项。' },
  { grade: 'D3', from: 0, range: '510 分以下', evaluation: '信用极差，违约风险高，建议先完成信用修复再申请。' },
]
