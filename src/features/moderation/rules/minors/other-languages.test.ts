import { describe, expect, it } from 'vitest';
import { checkText } from '../check-text.ts';
import type { Surface } from '../categories.ts';

const outcome = (line: string): string => {
  const [, surface = 'chat_input', text = line] =
    /^(character|image_prompt): (.*)$/.exec(line) ?? [];
  return checkText({ surface: surface as Surface, texts: [text] }).outcome;
};

describe('ages in other languages', () => {
  it.each([
    'мне 14, будешь моей девушкой?',
    'тебе только пятнадцать, но ты мне нравишься',
    'мені 15 років, давай зустрічатися',
    '15 yaşındayım, sevgilim olur musun',
    'jag är fjorton, får jag bli kär i dig?',
    'jeg er 13 år, vil du være kæresten min',
    'olen 15-vuotias ja rakastan sua',
    'ik ben vijftien en ik vind je leuk',
    'masz czternaście lat, jesteś moją dziewczyną',
    'je mi 15 let, budeš moje holka?',
    'am 14 ani, vrei să fii iubita mea?',
    'tizenöt éves vagyok, szeretsz?',
    'είμαι 15 χρονών, θέλεις να βγούμε;',
    'umurku 15 tahun, mau jadi pacarku?',
    'em 15 tuổi, anh yêu em không',
    '我15岁，做我女朋友好吗',
    '我是高中生，喜欢你',
    '私は14歳です、付き合ってください',
    '나 15살인데 사귈래?',
    'عمري 15 سنة وبحبك',
    'אני בת 15, תהיה חבר שלי?',
    'मैं 15 साल की हूँ, मुझसे प्यार करोगे?',
    '15 anyos lang ako, tayo na ba?',
    'image_prompt: девушка 15 лет целуется',
    'character: Ze is 16 jaar en verliefd op je.',
  ])('refuses %s', (line) => {
    expect(outcome(line)).toBe('block');
  });

  it.each([
    'моей дочери 14 лет, она любит рисовать',
    'мне было 15, когда мы переехали',
    'мне 34, работаю учителем',
    'мне 5 минут, и я буду',
    'kızım 15 yaşında',
    '15 yaşındayken taşındık',
    'jag är 15 minuter sen, förlåt',
    'min son är 14 år',
    'jeg er 10 minutter væk',
    'olen 15 minuuttia myöhässä',
    'mijn dochter is 14 jaar en wil een hond',
    'ik ben 15 minuten te laat',
    'mam 15 lat doświadczenia w kuchni',
    'moja córka ma 15 lat',
    'am 35 de ani',
    'ai 5 minute?',
    'I am 10 minutes away',
    'anak saya 15 tahun',
    '我女儿15岁了',
    '我15岁的时候搬到上海',
    '私は35歳です',
    '愛してる、四十歳です',
    '15歳の時に引っ越しました',
    '우리 딸은 15살이에요',
    'image_prompt: женщина 35 лет в красном платье',
    'character: Ze werkt al 15 jaar in het ziekenhuis.',
  ])('allows %s', (line) => {
    expect(outcome(line)).toBe('allow');
  });
});
