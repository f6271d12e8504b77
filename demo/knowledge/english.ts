import type { Knowledge } from './types.ts'

export const english: Knowledge = {
  primary: {
    语音: ['字母组合发音|字母组合', '动词过去式读音|-ed 结尾'],
    语法: ['一般过去时', '形容词比较级|比较级', '情态动词 can|What can you do', '第三人称单数'],
    话题: [
      '问路与指路|How can I get there',
      '职业|What does he do',
      '季节与活动|season',
      '旅行|Where did you go',
      '看病|Seeing the doctor',
    ],
    阅读: ['故事阅读|Story time|故事'],
  },
  junior: {
    时态语态: ['一般现在时|be 动词', '过去进行时', '现在完成时|have been to', '被动语态', '六种时态|时间轴'],
    从句: ['宾语从句', '定语从句', '状语从句|if 条件句', '三大从句'],
    词法: ['形容词与副词的比较等级|outgoing', '不规则动词'],
    读写: ['书面表达', '主题阅读|Wonders'],
  },
  senior: {
    语法: ['定语从句', '非谓语动词|非谓语|过去分词', '情态动词', '语法填空'],
    词汇: ['构词法'],
    阅读: ['说明文与应用文阅读|Travel Peru|时间线', '文学文本阅读|戏剧文本'],
    写作: ['读后续写', '应用文写作|应用文'],
  },
}
