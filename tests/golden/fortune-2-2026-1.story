Ruby begins the first round.
Ruby is dealt the Hussar +40.
Emerald is dealt the Clerk −30.
Ruby is dealt the Merchant +50.
Emerald is dealt the Student.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Gossip −20.
Ruby is dealt the Gossip −20.
Emerald is dealt the Student.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Student.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Merchant's Wife +30.
Ruby is dealt the Hussar +40.
Emerald is dealt the Clerk −30.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Pretzel Seller +10.
Ruby is dealt the Coachman +20.
Emerald is dealt the Coachman +20.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Gossip −20.
Ruby plays the Pickpocket −50 onto the middle.
Emerald calls Fortune: the sum is −50.
Ruby plays the Gossip −20 onto the middle.
Emerald plays the Pretzel Seller +10 onto their own pile.
Ruby plays the Pretzel Seller +10 onto the middle.
Emerald plays the Gossip −20 onto their own pile.
Ruby calls Big Fortune: the sum is −10.
Emerald plays the Merchant's Wife +30 onto their own pile.
Ruby plays the Coachman +20 onto their own pile.
Emerald calls Fortune: the sum is 60.
Emerald gains 60 points.
Ruby plays the Hussar +40 onto the middle.
Emerald plays the Gossip −20 onto their own pile.
Ruby plays the Merchant +50 onto the middle.
Emerald plays the Coachman +20 onto the middle.
Ruby plays the Merchant's Wife +30 onto the middle.
Emerald plays the Student onto Ruby's pile.
Ruby plays the Merchant's Wife +30 onto the middle.
Emerald plays the Clerk −30 onto their own pile.
Ruby plays the Hussar +40 onto their own pile.
Emerald plays the Student onto their own pile.
Ruby plays the Merchant's Wife +30 onto their own pile.
Emerald plays the Clerk −30 onto their own pile.
Ruby calls Fortune: the sum is 30.
Ruby gains 30 points.
Emerald plays the Student onto the middle.
Ruby calls Fortune: the sum is −30.
Ruby loses 30 points.
Emerald calls Big Fortune: the sum is −30.
Emerald loses 60 points.
Round 2: Emerald begins.
This is the last round.
Emerald is dealt the Clerk −30.
Ruby is dealt the Student.
Emerald is dealt the Gossip −20.
Ruby is dealt the Student.
Emerald is dealt the Pretzel Seller +10.
Ruby is dealt the Clerk −30.
Emerald is dealt the Hussar +40.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Coachman +20.
Ruby is dealt the Beggar −10.
Emerald is dealt the Pickpocket −50.
Ruby is dealt the Coachman +20.
Emerald is dealt the Coachman +20.
Ruby is dealt the Beggar −10.
Emerald is dealt the Merchant's Wife +30.
Ruby is dealt the Cardsharp −40.
Emerald is dealt the Merchant +50.
Ruby is dealt the Cardsharp −40.
Emerald is dealt the Hussar +40.
Ruby is dealt the Merchant +50.
Emerald plays the Clerk −30 onto the middle.
Ruby plays the Beggar −10 onto their own pile.
Emerald plays the Pretzel Seller +10 onto the middle.
Ruby plays the Pickpocket −50 onto the middle.
Emerald plays the Coachman +20 onto the middle.
Ruby plays the Clerk −30 onto their own pile.
Emerald plays the Coachman +20 onto the middle.
Ruby plays the Coachman +20 onto the middle.
Emerald calls Fortune: the sum is −10.
Ruby calls Fortune: the sum is −10.
Emerald plays the Merchant's Wife +30 onto their own pile.
Ruby calls Fortune: the sum is 50.
Ruby gains 50 points.
Emerald calls Fortune: the sum is 50.
Ruby gains 50 points.
Emerald gains 50 points.
Ruby calls Big Fortune: the sum is 20.
Ruby gains 40 points.
Emerald gains 20 points.
Emerald plays the Pickpocket −50 onto their own pile.
Ruby plays the Merchant +50 onto their own pile.
Emerald plays the Hussar +40 onto the middle.
Ruby plays the Student onto Emerald's pile.
Emerald plays the Gossip −20 onto their own pile.
Ruby plays the Cardsharp −40 onto the middle.
Emerald plays the Merchant +50 onto their own pile.
Ruby plays the Cardsharp −40 onto their own pile.
Emerald plays the Hussar +40 onto the middle.
Ruby plays the Beggar −10 onto the middle.
Emerald calls Big Fortune: the sum is 0.
Ruby plays the Student onto their own pile.
Ruby wins with 140 points.
