/**
 * Widely known living or recently living people, kept only so that likenesses are refused.
 * Single names stand alone only where the name can hardly mean anyone else.
 */
export const PUBLIC_FIGURES: readonly string[] = `
Donald Trump, Melania Trump, Ivanka Trump, Joe Biden, Jill Biden, Kamala Harris, Barack Obama, Michelle Obama,
Hillary Clinton, Bill Clinton, George Bush, JD Vance, Bernie Sanders, Alexandria Ocasio-Cortez, Ron DeSantis,
Nancy Pelosi, Mitt Romney, Gavin Newsom, Vladimir Putin, Volodymyr Zelensky, Xi Jinping, Kim Jong Un,
Emmanuel Macron, Angela Merkel, Olaf Scholz, Keir Starmer, Rishi Sunak, Boris Johnson, Liz Truss, Theresa May,
Justin Trudeau, Giorgia Meloni, Narendra Modi, Benjamin Netanyahu, Recep Erdogan, Viktor Orban, Jacinda Ardern,
Sanna Marin, Nicolas Maduro, Javier Milei, Lula da Silva, Jair Bolsonaro, Pope Francis, Dalai Lama,
King Charles, Prince William, Prince Harry, Meghan Markle, Kate Middleton, Greta Thunberg, Elon Musk, Jeff Bezos,
Mark Zuckerberg, Bill Gates, Sam Altman, Tim Cook, Sundar Pichai, Taylor Swift, Ariana Grande, Billie Eilish,
Selena Gomez, Justin Bieber, Hailey Bieber, Rihanna, Beyonce, Jay-Z, Kanye West, Kim Kardashian,
Khloe Kardashian, Kourtney Kardashian, Kylie Jenner, Kendall Jenner, Caitlyn Jenner, Katy Perry, Lady Gaga,
Miley Cyrus, Dua Lipa, Olivia Rodrigo, Sabrina Carpenter, Britney Spears, Christina Aguilera, Shakira,
Jennifer Lopez, Nicki Minaj, Cardi B, Megan Thee Stallion, Doja Cat, Lana Del Rey, Ed Sheeran, Harry Styles,
Zayn Malik, Bruno Mars, Eminem, Snoop Dogg, Kendrick Lamar, Post Malone, Travis Scott, Bad Bunny, Shawn Mendes,
Camila Cabello, Demi Lovato, Chappell Roan, Gracie Abrams, Charli XCX, Jungkook, Kim Taehyung, Jennie Kim,
Scarlett Johansson, Emma Watson, Emma Stone, Margot Robbie, Jennifer Lawrence, Jennifer Aniston, Angelina Jolie,
Brad Pitt, George Clooney, Leonardo DiCaprio, Tom Cruise, Tom Holland, Tom Hanks, Tom Hiddleston, Zendaya,
Timothee Chalamet, Robert Pattinson, Kristen Stewart, Chris Hemsworth, Chris Evans, Chris Pratt, Ryan Reynolds,
Ryan Gosling, Blake Lively, Natalie Portman, Anne Hathaway, Gal Gadot, Keanu Reeves, Johnny Depp, Amber Heard,
Henry Cavill, Jason Momoa, Pedro Pascal, Sydney Sweeney, Jenna Ortega, Millie Bobby Brown, Florence Pugh,
Anya Taylor-Joy, Ana de Armas, Megan Fox, Mila Kunis, Ashton Kutcher, Salma Hayek, Penelope Cruz, Eva Longoria,
Sofia Vergara, Jessica Alba, Julia Roberts, Sandra Bullock, Nicole Kidman, Cate Blanchett, Meryl Streep,
Charlize Theron, Keira Knightley, Kate Winslet, Emily Blunt, Emilia Clarke, Kit Harington, Sophie Turner,
Maisie Williams, Priyanka Chopra, Deepika Padukone, Shah Rukh Khan, Aishwarya Rai, Will Smith, Denzel Washington,
Morgan Freeman, Idris Elba, Dwayne Johnson, Oprah Winfrey, Ellen DeGeneres, Jimmy Fallon, Joe Rogan,
Paris Hilton, Gigi Hadid, Bella Hadid, Cara Delevingne, Heidi Klum, Emily Ratajkowski, Addison Rae,
Charli DAmelio, Belle Delphine, Pokimane, MrBeast, PewDiePie, Logan Paul, Jake Paul, Andrew Tate,
Cristiano Ronaldo, Lionel Messi, Kylian Mbappe, Neymar, David Beckham, Victoria Beckham, Erling Haaland,
LeBron James, Stephen Curry, Michael Jordan, Shaquille ONeal, Serena Williams, Venus Williams, Naomi Osaka,
Maria Sharapova, Roger Federer, Rafael Nadal, Novak Djokovic, Tiger Woods, Tom Brady, Patrick Mahomes,
Travis Kelce, Simone Biles, Usain Bolt, Lewis Hamilton, Max Verstappen, Caitlin Clark, Conor McGregor,
Ronda Rousey, Mike Tyson
`
  .split(',')
  .map((name) => name.trim())
  .filter(Boolean);
