import type { Knowledge } from './types.ts'

export const sports: Knowledge = {
  junior: {
    田径: ['短跑与起跑|起跑|短跑', '耐久跑|跑', '立定跳远|跳远', '投掷'],
    球类: ['足球', '篮球', '排球'],
    体能与健康: ['热身与放松|热身', '运动损伤|损伤', '体质健康测试|测试|体测', '场地与规则|场地'],
  },
}
