import { blanks, composite, essay, judgement, single } from '../questions/making.ts'
import { chosen, formed } from './english-gaps.ts'
import { englishSeniorWritten } from './english-written.ts'
import type { SubjectBank } from './types.ts'

export const englishSenior: SubjectBank = {
  subject: 'english',
  stage: 'senior',
  templates: [],
  written: [
    ...englishSeniorWritten,
    ...chosen('人教版', '定语从句', 19, [
      [
        '必修 第一册/Unit 4 Natural Disasters/Discovering Useful Structures',
        'The number of people … homes were destroyed reached 400,000.',
        'whose',
        'who/which/that',
        '先行词 people 与 homes 是所属关系，用 whose。',
      ],
      [
        '必修 第一册/Unit 5 Languages Around the World/Discovering Useful Structures',
        'This was a time … people were divided into different areas.',
        'when',
        'where/which/that',
        '先行词 a time 在从句中作时间状语，用 when。',
      ],
      [
        '必修 第一册/Unit 5 Languages Around the World/Discovering Useful Structures',
        'The reason … the Chinese writing system is respected is its long history.',
        'why',
        'which/when/what',
        '先行词 the reason 在从句中作原因状语，用 why。',
      ],
      [
        '必修 第二册/Unit 1 Cultural Heritage/Discovering Useful Structures',
        'The temple, … was built in the Tang dynasty, attracts many visitors.',
        'which',
        'that/where/what',
        '非限制性定语从句修饰物用 which，不用 that。',
      ],
    ]),
    ...chosen('人教版', '非谓语动词', 20, [
      [
        '必修 第二册/Unit 4 History and Traditions/Discovering Useful Structures',
        '… from the top of the hill, the city looks beautiful.',
        'Seen',
        'Seeing/To see/Having seen',
        '逻辑主语 the city 与 see 是被动关系，用过去分词。',
      ],
      [
        '必修 第二册/Unit 5 Music/Discovering Useful Structures',
        '… by the music, she could not help dancing.',
        'Moved',
        'Moving/To move/Move',
        'she 与 move 是被动关系，“被音乐打动”，用过去分词作状语。',
      ],
      [
        '选择性必修 第一册/Unit 3 Fascinating Parks',
        '… a good result, you need to practise more.',
        'To get',
        'Getting/Got/Having got',
        '不定式作目的状语，放在句首。',
      ],
      [
        '选择性必修 第一册/Unit 4 Body Language',
        'The boy sat by the window, … a novel.',
        'reading',
        'read/to read/having been read',
        '现在分词作伴随状语，与 sat 同时发生。',
      ],
    ]),
    ...chosen('人教版', '情态动词', 19, [
      [
        '必修 第三册/Unit 2 Morals and Virtues',
        'The lights are off. They … be at home.',
        "can't",
        "mustn't/needn't/shouldn't",
        '表示有把握的否定推测用 can’t。',
      ],
      [
        '必修 第三册/Unit 1 Festivals and Celebrations',
        'You … have told me earlier; now it is too late.',
        'should',
        'must/can/will',
        'should have done 表示“本应该做而没有做”。',
      ],
    ]),
    ...formed('人教版', '构词法', 18, [
      [
        '必修 第一册/Unit 2 Travelling Around/Reading and Thinking',
        'Machu Picchu is a famous … (attract) in Peru.',
        'attraction',
        '冠词和形容词后用名词，attract 加 -ion 构成 attraction。',
      ],
      [
        '必修 第二册/Unit 1 Cultural Heritage/Reading and Thinking',
        'The … (protect) of cultural relics needs everyone.',
        'protection',
        '定冠词后、of 前用名词 protection。',
      ],
      [
        '必修 第二册/Unit 2 Wildlife Protection/Reading and Thinking',
        'Many species are … (danger) because of hunting.',
        'endangered',
        '“濒危的”是 endangered，由 danger 加前缀 en- 和后缀 -ed 构成。',
      ],
      [
        '必修 第三册/Unit 4 Space Exploration/Reading and Thinking',
        'They looked at the stars with great … (curious).',
        'curiosity',
        'curious 的名词是 curiosity，注意拼写变化。',
      ],
      [
        '必修 第一册/Unit 3 Sports and Fitness/Reading and Thinking',
        'Exercise keeps us … (health) and strong.',
        'healthy',
        'keep 后接形容词作宾补，health 加 -y。',
      ],
      [
        '必修 第三册/Unit 5 The Value of Money/Reading and Thinking',
        'The two brothers made a … (bet) of one million pounds.',
        'bet',
        'a 后面用名词，bet 的名词与动词同形。',
      ],
    ]),
    ...formed('人教版', '语法填空', 20, [
      [
        '选择性必修 第一册/Unit 1 People of Achievement/Reading and Thinking',
        'Tu Youyou became the first Chinese woman … (award) the Nobel Prize in Medicine.',
        'to be awarded',
        '序数词修饰的名词后用不定式作定语，与 award 是被动关系。',
      ],
      [
        '选择性必修 第一册/Unit 2 Looking into the Future/Reading and Thinking',
        'By the end of 2050, many jobs … (replace) by robots.',
        'will have been replaced',
        'by the end of 加将来时间用将来完成时，jobs 与 replace 是被动关系。',
      ],
      [
        '选择性必修 第一册/Unit 5 Working the Land/Reading and Thinking',
        'Yuan Longping devoted his life to … (improve) rice.',
        'improving',
        'devote … to 中的 to 是介词，后接动名词。',
      ],
    ]),
    {
      place: '人教版/必修 第一册/Unit 2 Travelling Around/Reading and Thinking',
      know: '说明文与应用文阅读',
      level: 20,
      question: composite(
        'Read the notice. City Museum: open 9:00–17:00 from Tuesday to Sunday (last entry 16:00). Free for students with a student card; adults 30 yuan. Large bags must be left at the door. Taking pictures is allowed, but no flash, please. Guided tours in English start at 10:00 on Saturdays.',
        [
          single(
            'When is the museum closed?',
            ['On Mondays.', 'On Saturdays.', 'On Sundays.', 'On Tuesdays.'],
            'A',
            '开放时间是周二至周日，所以周一闭馆。',
          ),
          blanks(
            'Two adults and two students with student cards pay ____ yuan in all.',
            ['60'],
            '成人每人 30 元，学生持证免费：2×30＝60。',
          ),
          judgement('Visitors may take pictures with flash.', false, '通知说可以拍照，但请不要使用闪光灯。'),
        ],
        '应用文先看问题，再到相应的条目中找数字和要求。',
      ),
    },
    {
      place: '人教版/必修 第三册/Unit 1 Festivals and Celebrations/Reading for Writing',
      know: '应用文写作',
      level: 21,
      question: essay(
        '假定你是李华，你校将为外国交换生举办中秋晚会，请给 Peter 写一封 80 词左右的邮件邀请他参加，内容包括：时间地点、活动安排、希望他表演节目。',
        'Dear Peter, I am writing to invite you to our Mid-Autumn evening party, which will be held in the school hall at 7 p.m. this Friday. We will enjoy mooncakes, listen to the story of Chang’e and guess riddles together. It would be wonderful if you could give a short performance, such as a song from your country. Please let me know by Wednesday whether you can come. Yours, Li Hua',
        '邀请信要写清目的、时间、地点和活动，语气真诚；注意定语从句和将来时的运用。',
      ),
    },
  ],
}
