/** Irregular forms of English, rows apart by semicolons, the base last. */
export const irregularForms = `
became become;began begun begin;brought bring;built build;rebuilt rebuild;bought buy;caught catch;chose chosen choose
came come;cut cutting cut;dealt deal;did done do;drew drawn draw;drove driven driving drive;ate eaten eat;fell fallen fall
fed feed;felt feel;found find;flew flown fly;gave given give;went gone go;grew grown grow;heard hear;held hold;kept keep
knew known know;laid lay;led lead;left leave;lent lend;lost lose;made making make;met meet;oversaw overseen oversee;paid pay
rewrote rewritten rewrite;rode ridden ride;rose risen rise;ran running run;saw seen see;sold sale sell;sent send;sewn sew
shot shoot;showed shown show;sang sung sing;slept sleep;spoke spoken speak;spent spend;stood stand;swept sweep
swam swum swim;took taken taking take;taught teach;told tell;thought think;threw thrown throw;understood understand
undertook undertaken undertake;wore worn wear;won winning winner win;wrote written writing write;children child;people person
men man;women woman;feet foot;lives life;knives knife;set setting set;put putting put;planned planning planner plan
trained training trainer trainee train;fitted fitting fitter fit;sought seek;frozen froze freeze;hung hang;dug digging dig
`;
