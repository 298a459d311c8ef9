import type { Vocabulary } from '../frames/harm-table.ts';

export interface SpamSign {
  weight: number;
  frames: string;
}

/** How advertisers speak. */
export const SPAM_VOCABULARY: Vocabulary = {
  words: {
    WARE: `
      seo, search engine optimi(z|s)ation, backlinks?, link building, guest posts?,
      sponsored posts?, guest blogging, domain authority, web ?design,
      website (design|development|redesign|optimi(z|s)ation|audit), web development,
      app development, mobile app development, software development, digital marketing,
      social media (marketing|management|promotion), email marketing,
      email (lists?|databases?|leads), lead generation, leads, content writing, article writing,
      copywriting, graphic design, logo design, explainer videos?,
      video (editing|production|marketing), animation videos?, data entry, virtual assistants?,
      outsourcing, it services, call cent(er|re) services, hosting services, cheap hosting,
      domain names?, press releases?, instagram followers, tiktok followers,
      youtube (views|subscribers), followers, likes, subscribers, views, fake reviews,
      google reviews, 5 star reviews, trustpilot reviews, traffic, targeted traffic, web traffic,
      website traffic, promo(tion)?, payday loans?, business loans?, personal loans?, loans?,
      credit repair, merchant cash advance, business funding, working capital,
      credit cards? processing, payment processing, essay writing, essays?, dissertations?,
      assignment help, homework help, translation services, bulk sms, sms marketing,
      ai chatbot for your (site|business), viagra, cialis, cbd (oil|gummies),
      weight loss (pills|gummies|supplements?), diet pills, keto (pills|gummies), male enhancement,
      enlargement pills, testosterone boosters?, pills, pharmacy, replica (watches|bags|handbags)?,
      rolex replicas?, designer (bags|handbags|watches), sunglasses, ray bans?, sneakers,
      casino( bonus(es)?)?, online casino, betting( tips| site)?, slots?( bonus)?, poker site,
      sports betting, jackpot, lottery, sweepstakes, gift cards?, robux, v bucks,
      forex( signals| trading)?, binary options, crypto( signals| trading| investment| coins?)?,
      bitcoin( investment| trading| mining)?, trading (signals|bot|course|platform),
      nfts?( drop| collection)?, airdrops?, token presale, mining rigs?, passive income,
      dropshipping( course)?, affiliate marketing( course)?, side hustle, work from home( jobs?)?,
      get rich, financial freedom, hot singles, singles in your area, escorts?, escort services,
      cam (girls|show|site), onlyfans, adult dating, sugar daddy, dating site, psychic readings?,
      spell casters?, love spells?, lottery spell, office cleaning, janitorial services,
      solar panels, roofing, hvac, insurance quotes?, extended warranty, timeshares?,
      steel products, led lights, packaging( boxes| solutions)?,
      custom (boxes|t ?shirts|packaging|mugs|merch), manufacturers?, wholesale, factory direct,
      manufacturing, 3d rendering, drone photography, product photography, vending machines?,
      commercial cleaning, explainer, whiteboard animation, mobile games to sell, premium accounts,
      netflix accounts, software keys, windows keys, discount codes?, coupons?, promo codes?,
      ghostwriting, book publishing, trademark registration, incorporation services, visa services,
      phd (degrees|diplomas)`,
    HARD_WARE: `
      page one of google, million dollars to transfer, widow of a late, stunning websites,
      backlinks?, link building, domain authority, viagra, cialis, casino bonus(es)?,
      replica (watches|bags|handbags), payday loans?, hot singles, forex signals?, binary options,
      singles in your area, instagram followers, tiktok followers, crypto signals?, online casino,
      male enhancement, enlargement pills, spell casters?, search engine optimi(z|s)ation,
      email (lists?|databases?), bulk sms, fake reviews, bet365, 1xbet, keto gummies,
      essay writing service, rolex replicas?, rank (number one|first|higher) (on|in) google,
      seo (services?|experts?|packages?|agency|backlinks|company), (guest|sponsored) posts?,
      escort services?`,
    OFFER: `
      we (offer|provide|specialize|specialize|sell|deliver|supply|build|design|develop|help|can help|create|manufacture|export|guarantee|ship|produce|are (a|the|an|one|offering|specialized)),
      i (offer|provide|sell|can (help|get|boost|increase|improve|rank|offer|build|design|write|make)|specialize|am (a|an) (seo|freelance|web|digital|marketing|professional)|help (businesses|companies|brands|websites|sites|people)),
      our (team|company|agency|services?|experts?|packages?|prices?|rates|platform|clients|products?|developers|solution|software|factory|designers|writers|product|tool|store|shop|website),
      my (agency|services|team|company|portfolio|rates|store|shop|onlyfans|telegram|channel|link|page|website|course|method|signals|book on amazon|new course),
      check out (our|my), get (your|more|cheap|free|instant|real|up|10|100|50|1000|5000|rich),
      buy (now|cheap|real|our|from us|instagram|followers|likes|viagra|backlinks|crypto|verified),
      boost your, increase your, grow your, rank your,
      improve your (ranking|website|sales|seo|google|online|search|traffic|conversion),
      double your, triple your, promote your, skyrocket your, drive (more|targeted)? traffic,
      maximi(z|s)e your, scale your, take your business, outrank,
      need (more|cheap|a loan|cash|funding|leads|followers|a website|traffic),
      are you (looking for|tired of|struggling|interested in (more|buying|a loan|growing|seo|our)),
      would you be interested in, are you interested in, interested in (more|our|buying),
      looking for (cheap|affordable|more|a reliable|investors|distributors|partners?|serious),
      want (more|to (rank|earn|grow|make money|increase|boost|get rich)),
      do you (need|want) (more|a (loan|new website|website|logo)|cheap|fast|extra|help with your website),
      try (our|it free), best prices? (for|on|guaranteed), affordable, cheap, discounted, for sale,
      available now, on sale, best, top, free, buy, sell, earn, professional, services?, guaranteed`,
    PITCH: `
      your (website|site|business|company|web ?site|page|domain|online store|google ranking|brand|blog|platform|homepage|app) (could|can|is (not|losing|missing|slow)|does not|doesnt|has|needs|ranks?|lacks|looks|deserves|isnt|would|should),
      (came|come|stumbled) across your (website|site|page|business|company|blog|platform|app),
      (found|visited|visiting|reviewed|reviewing|saw|checked|browsing|looked at|went through|analyzed|audited) your (website|site|page|business|company|blog|platform|listing|homepage)( on google| online)?,
      (noticed|found|spotted|saw) (some|several|a few|many)? (errors|issues|problems|mistakes|broken links|seo errors) (on|with|in) your (website|site|page),
      (hope|trust) this (email|message|mail) finds you well,
      dear (sir|madam|sirs|sir or madam|sir madam|webmaster|site owner|website owner|business owner|friend|beloved|owner|customer|winner|valued customer|marketing manager|purchasing manager|hiring manager),
      to whom it may concern we,
      (schedule|book|hop on|arrange|set up|jump on|have) (a|an)? (quick|free|short|15 minute|10 minute|brief)? (call|demo|zoom|consultation|meeting|chat about your),
      free (mockup|sample site|design|quote|audit|consultation|trial|sample|samples|proposal|website audit|seo audit|demo|estimate|analysis),
      send (you)? (a|our|more|the)? (quote|price list|proposal|pricing|catalog|catalog|details and pricing|packages|samples|portfolio),
      reply (yes|to this|with|for more|if interested),
      let me know if (youre|you are|you would be|youd be) interested, no obligation,
      limited (time)? (offer|spots|deal|slots|seats),
      (act|order|buy|call|join|apply|sign up|subscribe|register|invest|enroll) (now|today),
      click (here|the link|on the link|below|this link|link),
      (visit|check) (our|my|the) (website|site|link|page|store|shop|profile|bio|channel|portfolio),
      link in (bio|my bio|profile|my profile),
      use (my)? (promo|discount|referral|coupon|invite) (code|link),
      (promo|discount|referral|coupon) code, (my|our|this) referral, satisfaction guaranteed,
      money back guarantee, 100 percent (free|guaranteed|safe|legit|natural|profit|real), risk free,
      no risk, no credit check, no experience (needed|required), no questions asked,
      no prescription, without prescription, discreet (shipping|packaging|delivery), free shipping,
      worldwide shipping, lowest prices?, best prices?, cheapest prices?, low prices?,
      great prices?, affordable (prices?|rates?|cost), competitive (prices?|rates?),
      special (offer|discount|deal|price), exclusive (offer|deal|discount),
      (50|20|30|40|60|70|80|90) percent off, half price, off today, only today, today only,
      while (supplies|stocks?) lasts?, first (month|deposit|order) free,
      bonus on (your)? (first)? deposit, deposit bonus, welcome bonus, free spins, free coins,
      per month, starting at, starting from, from money, bad credit( ok)?,
      apply (now|at|here|today), win rate, sign up (at|now|here|today|for free), page one of google,
      on page one, (put|get|rank|bring) your (site|website|business|page),
      reply (yes|no|stop|interested), mockup, widow of, late (minister|president|general),
      transfer (to you|into your|the money|the funds), trade (forex|crypto|with), ai bot,
      join (now|today|us), fast cash, interested, stunning websites?, as low as,
      (guaranteed|daily|weekly|monthly|high|instant|huge|stable) (profits?|returns?|income|roi|earnings|payouts?),
      guaranteed (results|ranking|approval|first page), return on investment, expert trader,
      account manager, investment (opportunity|platform|plan|company|manager|opportunities),
      business (proposal|opportunity|deal|partnership|proposition),
      (financial|lucrative|exciting|unique) opportunity,
      (earn|make|made|making|win|get|paid) (up to|over)? (thousands|hundreds|extra) (dollars|euros|a|per|every|each|weekly|daily)?,
      make money (online|fast|from home|easily|now|with|while),
      earn (money|cash|extra|passive|big|daily|from home|online|while|bitcoin|crypto),
      extra (cash|income), quick cash, easy money, first page (of|on) google, top of google,
      rank (number one|first|higher|1|on google|number 1|on page one),
      more (traffic|visitors|customers|sales|leads|clients|followers|conversions), new customers,
      organic traffic, white hat, high quality (backlinks|links|content|leads|followers), high da,
      da 50, real (followers|likes|subscribers|people followers|and active followers),
      verified (buyers|leads|accounts|followers),
      million (verified|buyers|contacts|emails|business), years of experience,
      decades of experience, leading (company|provider|manufacturer|supplier|agency|exporter),
      (based|company) in (india|china|pakistan|shenzhen|bangladesh|ukraine|vietnam|the philippines),
      (from|in) shenzhen, trusted by, our clients, case stud(y|ies), portfolio, congratulations you,
      you (have)? (won|been selected|been chosen|are (the|a|our) (lucky|winner)|qualify|are pre approved|are eligible),
      claim (your|it|now|the) (prize|reward|gift|bonus|iphone|here|free|cash|winnings|refund|free gift)?,
      lucky winner,
      free (iphone|gift card|bitcoin|money|crypto|gift|giftcard|robux|v bucks|nft|followers|trial today|ebook)s?,
      unclaimed (funds|inheritance|money|package), next of kin, inheritance (fund|of)?,
      late (husband|father) left, (transfer|deposit) of (usd|million|money|dollars),
      million (dollars|usd|pounds), barrister, western union, prince, beneficiary,
      confidential (business|transaction),
      your (account|domain|package|parcel|subscription|email|mailbox|wallet) (has been|will be|is about to|was|is|expires|has) (suspended|expire|expires|locked|limited|deactivated|held|soon|expired|closed|on hold|compromised|renew|blocked),
      verify your (account|wallet|identity|card|email|payment),
      confirm your (password|bank details|wallet|card|seed phrase), seed phrase,
      connect your wallet, delivery fee, (she|he) (changed|turned) my life,
      thanks to (mr|mrs|dr|expert), changed my life, i was (skeptical|skeptical) (at first|until)?,
      recovered my (lost)? (bitcoin|crypto|funds|money|wallet), recovery expert, hacker who helped`,
    MESSENGER: `
      whatsapp, telegram, wechat, skype, kik, snapchat, snap, viber, wickr, signal, discord server,
      onlyfans, instagram, facebook page, cash ?app, insta, ig, fansly, linktree,
      telegram (channel|group), whatsapp (group|number|channel), line`,
    REACH_OUT: `
      write, message, text, contact, add, dm, hit, reach, call, find, email, hmu, chat, inbox,
      ping, join, follow, connect, talk, speak, subscribe`,
    REACH_LINK: `
      t me, wa me, bit ly, linktr ee,
      join (my|our|the|this) (telegram|discord|whatsapp|channel|group|server|vip|signals|newsletter|webinar|team|program|course),
      (subscribe|sub|subscribe now) to (my|our), follow (me|us|my page|my channel) (on|at|for),
      dm (me)? (for|to|now), text me for,
      my (onlyfans|fansly|premium snap|premium snapchat|patreon|youtube channel|twitch channel|telegram|whatsapp) (is|link|channel|page|at|for|number)?,
      cash ?app me, venmo me`,
    SUPPORT: `
      refund, charged,
      my (account|subscription|payment|order|card|character|characters|chat|chats|messages|plan|premium|credits|tokens|profile|data|login|email|password|invoice|receipt|app|browser|phone|wallet|bank|balance|companion|report|appeal|images?|affiliate|payout),
      cancel, cancel(l?ed|l?ing|lation),
      cant (log|sign|open|see|find|access|pay|load|delete|cancel),
      cannot (log|sign|open|see|find|access|pay|load|delete|cancel),
      does not (work|load|open|arrive), doesnt (work|load|open|arrive), bug, error, broken,
      crash(es|ed)?, report(ing)?, appeal, suspended my,
      i was (charged|suspended|banned|billed|warned),
      i (paid|bought|subscribed|upgraded|purchased|forgot|lost|found a bug),
      how (do|can|does|long|many|much), where (do|can|is),
      why (do|did|is|was|does|am|are|has|cant), is there,
      can i (pay|change|delete|use|export|get my|cancel|have my|upgrade),
      could you (add|please|help|tell|explain|check|send me),
      please (help|delete|cancel|refund|fix|check|remove|look|send me|add|reset|tell|restore|stop|explain|confirm),
      feature request, suggestion, question about, journalist, interview, university, study,
      research, press inquiry, privacy request, gdpr, dmca, copyright notice, accessibility,
      screen reader, moderator, harassing me, fake profile, a bot (on|in), scammer on,
      spam (on|in|from), advertis(es|ing) (a|for), keeps sending,
      your (terms|policy|privacy|affiliate program|newsletter|gallery|faq|documentation|help page|moderation|app|support)`,
  },
  phrases: {
    REACH_ME: `
      REACH_LINK
      REACH_OUT . to|with|at|me|us|him|her|up|now? . on|via|at|through|my|our|in|to MESSENGER
      MESSENGER . me|us|number|is|group|channel|now|id|at|contact|only . DIGITS|for|to|now`,
    SELLING: `
      PITCH . . . . lacks|needs|without|more|better . . WARE
      OFFER . . . . . WARE
      WARE . . . . . OFFER`,
  },
};

/** Each sign weighs; a link alone is ordinary, a sales phrase with a link is not. */
export const SPAM_SIGNS: readonly SpamSign[] = [
  { weight: 2, frames: 'HARD_WARE' },
  { weight: 1.5, frames: 'SELLING' },
  { weight: 1, frames: 'WARE' },
  { weight: 1, frames: 'PITCH' },
  {
    weight: 1,
    frames: `
      PITCH // PITCH
      PITCH ... PITCH ... PITCH`,
  },
  { weight: 1.5, frames: 'REACH_ME' },
  {
    weight: 1.5,
    frames: `
      sell|offer|promote|advertise . . my|our|you|your . . WARE|services|products|website|business
      buy|get|earn|win|claim|invest|join|order|boost|increase|grow|rank|promote . . . DIGITS . . . . WARE|dollars|day|week|month|daily|weekly|euros|usd|percent|hours
      money DIGITS . . a|per|every|each|in . day|week|month|hour|daily
      DIGITS . percent . off|bonus|profit|return|returns|discount|roi|guaranteed
      double|triple . your . . money|bitcoin|crypto|investment|deposit|income|sales|btc|savings
      send . . bitcoin|btc|eth|crypto . . . receive|get|double|back`,
  },
];

/** What people write to support about; it weighs against the signs. */
export const SUPPORT_FRAMES = 'SUPPORT';
