import type { Lexicon } from './lexicon.ts';

/** Youth, teaching, play, fiction and romance. */
export const SCENE_WORDS: Lexicon = {
  nouns: {
    youth: `
      teen teenager tween adolescent preteen schoolgirl schoolboy schoolkid schooler grader preschooler kindergartner
      kindergartener toddler infant newborn juvenile minor tweenager teenybopper sixthformer middleschooler
      highschooler adolescente colegiala colegial ninette schulmadchen schuler schulerin teeny teenie lyceenne lyceen
      collegienne collegien ecoliere ecolier liceale quindicenne sedicenne diciassettenne quattordicenne tredicenne
      dodicenne undicenne minorenne minderjahrige minderjahriger
    `,
    child: 'child kid kiddo brat',
  },
  words: {
    youth: 'schoolchild schoolchildren teens minderjahrig',
    youthful: `
      teenage teenaged adolescent pubescent underage underaged underdeveloped preteen juvenile minor childlike
      prepubescent teen tween schoolage schoolaged
    `,
    child: 'children childs',
    small: 'little lil young tiny small',
    play: `
      play plays playing roleplay roleplaying roleplays rp act acting pretend pretending dress dressed dressing pose
      posing cosplay cosplaying be become imagine speak talk behave portray portraying impersonate
    `,
    teach: `
      teach teaches teaching taught coach coaches coaching coached tutor tutors tutoring tutored babysit babysits
      babysitting nanny nannies counsel counsels counseling counselor counselors pediatric
      pediatrics pediatrician pediatricians lesson lessons volunteer volunteers volunteering
      volunteered mentor mentors mentoring mentored librarian principal janitor train trains training trained
      psychologist psychologists psychology therapist therapy headmistress headmaster teacher teachers schoolteacher
      instructor instructors caretaker caregiver foster fosters fostering fostered lifeguard supervise supervises
      supervising umpire referee referees caring cares tutoress governess conduct conducts conducted conducting
      director directs chaperone chaperones chaperoned lecture lectures lecturing workshop workshops clinic hospital
      ward ambulance paramedic academy educator educates instructs
    `,
    fiction: `
      film films movie movies series show shows novel novels book books drama dramas comic comics manga anime
      documentary episode song songs play musical magazine magazines article news newspaper headline headlines podcast
      author writer fiction romcom romcoms sitcom saga trilogy chapter biography memoir statistic statistics study
      survey report reports law laws court
    `,
    sexual: `
      sexy sex sexual sexually sexting naked nude nudes undress undresses undressing undressed striptease lingerie
      seduce seduces seduced seducing seduction seductive seductively makeout erotic erotica horny moan moans moaning
      moaned breasts breast boobs tits thighs thigh cleavage orgasm fuck fucks fucking fucked cum lust lustful sensual
      nsfw spank spanking naughty fetish lewd virgin virginity caress caresses caressing caressed aroused arousing
      arousal panties underwear bra butt ass booty nipples intimate intimately intimacy kinky kink bdsm submissive
      strip stripping topless porn fap slut hookup incest hentai ecchi r34 smut smutty undies bikini thong desnuda
      nackt nue nuda nua sexo sesso sexe
    `,
    romance: `
      kiss kisses kissed kissing kissable cuddle cuddles cuddling cuddled snuggle snuggles snuggling flirt flirts
      flirting flirty flirted romance romantic romantically romances dating date dates dated girlfriend girlfriends gf
      boyfriend boyfriends bf wife husband bride groom crush crushes crushing sweetheart sweethearts valentine marry
      married marries marrying wed love loves loved loving lover lovers babe darling honeymoon waifu attracted
      attraction attractive lips lap honey sweetie desire desires desired hot tender tenderly passion passionate
      passionately embrace embraces intimate bedroom soulmate smitten infatuated enamored enamoured hottie beso besos
      besar besame novia novio amor enamorada enamorado verliebt verliebte innamorata innamorato apaixonada apaixonado
      schatz couple kuss kusse kussen freundin freund liebe bisou baiser embrasse amoureuse amoureux copine bacio
      baciami liebt lieben ama amo aime quiere quiero aimes ami fidanzata fidanzato amore beijo beija namorada
      namorado namorar amante liebling cherie querida braut brautigam kusst kusse vriendinnetje vriendje
    `,
  },
};
